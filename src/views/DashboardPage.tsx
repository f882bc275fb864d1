import { dashboard } from '../content/dashboard.ts';
import { Container, Notice, Section } from '../design/index.ts';
import { Page, PageHeader } from './chrome/Page.tsx';
import { DashboardTabs } from './sections/DashboardTabs.tsx';

const DashboardPage = () => (
  <Page route="dashboard" words={dashboard}>
    <PageHeader words={dashboard} />
    <Container>
      <Notice tone="info" title={dashboard.demo.title}>
        {dashboard.demo.text}
      </Notice>
    </Container>
    <Section size="sm">
      <Container>
        <DashboardTabs />
      </Container>
    </Section>
  </Page>
);

export default DashboardPage;
