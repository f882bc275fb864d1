import { type ServicePageId, serviceFacts, servicePageIds } from '../../configuration/services.ts';
import { servicePages } from '../../content/servicePages.ts';
import { Container, Section } from '../../design/index.ts';
import type { ViewProps } from '../../routes/view.ts';
import { Page, PageHeader } from '../chrome/Page.tsx';
import { ServiceOffer } from './ServiceOffer.tsx';
import { ServiceBody } from './ServiceParts.static.tsx';

const serviceOf = new Map<string, ServicePageId>(servicePageIds.map((id) => [id, id]));

const ServicePage = ({ id }: ViewProps) => {
  const service = serviceOf.get(id) ?? servicePageIds[0];
  const words = servicePages[service];
  return (
    <Page route="service" id={service} words={words} label={serviceFacts[service].name}>
      <PageHeader words={words} />
      <Section size="sm">
        <Container>
          <ServiceOffer service={service} />
        </Container>
      </Section>
      <ServiceBody service={service} />
    </Page>
  );
};

export default ServicePage;
