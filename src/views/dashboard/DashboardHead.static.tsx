import { dashboard } from '../../content/dashboard.ts';
import { dashboardStatic } from '../../content/dashboardStatic.ts';
import { Container, Notice, Static } from '../../design/index.ts';
import { PageHeader } from '../chrome/Page.tsx';

const { demo } = dashboardStatic;

export const DashboardHead = () => (
  <Static name="DashboardHead">
    <PageHeader words={dashboard} />
    <Container>
      <Notice tone="info" title={demo.title}>
        {demo.text}
      </Notice>
    </Container>
  </Static>
);
