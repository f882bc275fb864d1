import { licenses } from '../content/licenses.ts';
import { Page, PageHeader } from './chrome/Page.tsx';

const LicensesPage = () => (
  <Page route="licenses" words={licenses}>
    <PageHeader words={licenses} />
  </Page>
);

export default LicensesPage;
