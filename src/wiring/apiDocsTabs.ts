/** No effects: the machine is wired as it is. */
export { apiDocsTabsMachine as apiDocsTabs } from '../../machines/apiDocsTabs/apiDocsTabsMachine.ts';
