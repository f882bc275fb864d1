import { apiDocs } from '../content/apiDocs.ts';
import { Page, PageHeader } from './chrome/Page.tsx';

const ApiDocsPage = () => (
  <Page route="apiDocs" words={apiDocs}>
    <PageHeader words={apiDocs} />
  </Page>
);

export default ApiDocsPage;
