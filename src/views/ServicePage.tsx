import { type ServicePageId, servicePageIds } from '../content/ids.ts';
import { serviceFacts } from '../content/serviceFacts.ts';
import { servicePage, servicePages } from '../content/servicePages.ts';
import {
  Card,
  Columns,
  Container,
  Grid,
  Heading,
  Section,
  ServicePicture,
  Stack,
  Steps,
  Text,
} from '../design/index.ts';
import type { ViewProps } from '../routes.ts';
import { Page, PageHeader } from './chrome/Page.tsx';
import { ServiceOffer } from './sections/ServiceOffer.tsx';
import { ServiceQuestions } from './sections/ServiceQuestions.tsx';
import { ServiceSample } from './sections/ServiceSample.tsx';

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
      <Section tone="sheet" size="sm">
        <Container>
          <Columns ratio="narrow">
            <Stack gap={3}>
              <Heading as="h2">{words.sampleHeading}</Heading>
              <Text>{words.sampleText}</Text>
              <ServicePicture service={service} alt="" size="wide" />
            </Stack>
            <ServiceSample sample={words.sample} label={servicePage.sampleLabel} />
          </Columns>
        </Container>
      </Section>
      <Section>
        <Container>
          <Stack gap={4}>
            <Heading as="h2">{servicePage.steps}</Heading>
            <Steps steps={words.steps} headingLevel={3} across />
          </Stack>
        </Container>
      </Section>
      <Section tone="band" size="sm">
        <Container>
          <Columns ratio="narrow">
            <Stack gap={3}>
              <Heading as="h2">{servicePage.examples}</Heading>
              <Text>{servicePage.examplesText}</Text>
            </Stack>
            <Grid as="ul" min="md" joined>
              {words.examples.map((example) => (
                <Card as="li" key={example}>
                  {example}
                </Card>
              ))}
            </Grid>
          </Columns>
        </Container>
      </Section>
      <Section>
        <Container>
          <ServiceQuestions service={service} />
        </Container>
      </Section>
    </Page>
  );
};

export default ServicePage;
