import { dashboard } from '../content/dashboard.ts';
import { Container, Section } from '../design/index.ts';
import { Page } from './chrome/Page.tsx';
import { DashboardTabs } from './sections/DashboardTabs.tsx';
import { DashboardHead } from './static/DashboardHead.tsx';

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
