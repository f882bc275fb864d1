import { type ServicePageId, servicePageIds } from '../content/ids.ts';
import { serviceCards } from '../content/serviceCards.ts';
import { servicePages } from '../content/servicePages.ts';
import { Container } from '../design/index.ts';
import type { ViewProps } from '../routes.ts';
import { GetStarted } from './chrome/GetStarted.tsx';
import { Page, PageHeader } from './chrome/Page.tsx';

const serviceOf = new Map<string, ServicePageId>(servicePageIds.map((id) => [id, id]));

const ServicePage = ({ id }: ViewProps) => {
  const service = serviceOf.get(id) ?? servicePageIds[0];
  return (
    <Page route="service" id={service} words={servicePages[service]} label={serviceCards[service].title}>
      <PageHeader words={servicePages[service]} />
      <Container>
        <GetStarted variant="primary" size="lg" service={service} />
      </Container>
    </Page>
  );
};

export default ServicePage;
