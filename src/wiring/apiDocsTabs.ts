export { apiDocsTabsMachine as apiDocsTabs } from '../../machines/apiDocsTabs/apiDocsTabsMachine.ts';
