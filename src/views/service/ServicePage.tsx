import { type ServicePageId, serviceFacts, servicePageIds } from '../../configuration/services.ts';
import { servicePages } from '../../content/servicePages.ts';
import { Container, Heading, Section, ServiceHead, Stack, Text } from '../../design/index.ts';
import type { ViewProps } from '../../routes/view.ts';
import { Page } from '../chrome/Page.tsx';
import { SampleViewer } from './SampleViewer.tsx';
import { ServiceOffer } from './ServiceOffer.tsx';
import { ServiceBody } from './ServiceParts.static.tsx';
import { TaskEstimate } from './TaskEstimate.tsx';

const serviceOf = new Map<string, ServicePageId>(servicePageIds.map((id) => [id, id]));

const ServicePage = ({ id }: ViewProps) => {
  const service = serviceOf.get(id) ?? servicePageIds[0];
  const words = servicePages[service];
  return (
    <Page route="service" id={service} words={words} label={serviceFacts[service].name}>
      <Container>
        <ServiceHead>
          <Stack gap={3}>
            <Heading as="h1" size="title">
              {words.heading}
            </Heading>
            <Text size="lg">{words.lead}</Text>
          </Stack>
          <SampleViewer service={service} />
          <ServiceOffer service={service} />
        </ServiceHead>
      </Container>
      <Section id="estimate" tone="sheet" size="sm">
        <Container>
          <TaskEstimate key={service} service={service} />
        </Container>
      </Section>
      <ServiceBody service={service} />
    </Page>
  );
};

export default ServicePage;
