import { enterprise } from '../content/enterprise.ts';
import { Page, PageHeader } from './chrome/Page.tsx';

const EnterprisePage = () => (
  <Page route="enterprise" words={enterprise}>
    <PageHeader words={enterprise} />
  </Page>
);

export default EnterprisePage;
