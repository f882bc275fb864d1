import { dashboard } from '../../content/dashboard.ts';
import { Container, Section } from '../../design/index.ts';
import { Page } from '../chrome/Page.tsx';
import { DashboardHead } from './DashboardHead.static.tsx';
import { DashboardTabs } from './DashboardTabs.tsx';

const DashboardPage = () => (
  <Page route="dashboard" words={dashboard}>
    <DashboardHead />
    <Section size="sm">
      <Container>
        <DashboardTabs />
      </Container>
    </Section>
  </Page>
);

export default DashboardPage;
