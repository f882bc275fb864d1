import { dashboard } from '../content/dashboard.ts';
import { Page, PageHeader } from './chrome/Page.tsx';

const DashboardPage = () => (
  <Page route="dashboard" words={dashboard}>
    <PageHeader words={dashboard} />
  </Page>
);

export default DashboardPage;
