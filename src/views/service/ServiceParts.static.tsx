import type { ServicePageId } from '../../configuration/services.ts';
import { samples } from '../../content/samplesStatic.ts';
import { serviceBodies, serviceBody } from '../../content/serviceBodies.ts';
import {
  Card,
  Columns,
  Container,
  Grid,
  Heading,
  Prose,
  Section,
  Stack,
  Static,
  Steps,
  Text,
} from '../../design/index.ts';
import { MoreSamples } from './MoreSamples.tsx';
import { SampleNotes } from './SampleNotes.tsx';
import { ServiceQuestions } from './ServiceQuestions.tsx';

interface ServicePartProps {
  readonly service: ServicePageId;
}

export const ServiceBody = ({ service }: ServicePartProps) => {
  const words = serviceBodies[service];
  const [first] = samples[service];
  return (
    <Static name="ServiceBody">
      <Section tone="sheet" size="sm">
        <Container>
          <Stack gap={6}>
            <Columns ratio="even">
              <Stack gap={3}>
                <Heading as="h2">{serviceBody.comesBack}</Heading>
                <Prose as="ul">
                  {words.comesBack.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </Prose>
              </Stack>
              <Stack gap={3}>
                <Heading as="h2">{first.heading}</Heading>
                <Text>{first.text}</Text>
                <SampleNotes sample={first} at={0} />
              </Stack>
            </Columns>
            <MoreSamples service={service} />
          </Stack>
        </Container>
      </Section>
      <Section>
        <Container>
          <Stack gap={4}>
            <Heading as="h2">{serviceBody.steps}</Heading>
            <Steps steps={words.steps} headingLevel={3} across />
          </Stack>
        </Container>
      </Section>
      <Section tone="band" size="sm">
        <Container>
          <Columns ratio="narrow">
            <Stack gap={3}>
              <Heading as="h2">{serviceBody.examples}</Heading>
              <Text>{serviceBody.examplesText}</Text>
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
    </Static>
  );
};
