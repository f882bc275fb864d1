import { enterpriseDemonstration } from '../../content/demonstrationStatic.ts';
import { enterprise } from '../../content/enterprise.ts';
import { enterpriseStatic } from '../../content/enterpriseStatic.ts';
import {
  Amount,
  ButtonLink,
  Columns,
  Container,
  Grid,
  Heading,
  Section,
  Stack,
  Static,
  Steps,
  TeamPicture,
  Text,
} from '../../design/index.ts';
import { href } from '../../routes/href.ts';
import { PageHeader } from '../chrome/Page.tsx';
import { Demonstration } from '../shared/Demonstration.tsx';
import { EnterpriseProcurement } from './EnterpriseProcurement.tsx';

const { sales, stats, start, closing } = enterpriseStatic;

const ContactSales = () => (
  <ButtonLink variant="primary" size="lg" href={href('contact')} data-subject={sales.subject}>
    {sales.link}
  </ButtonLink>
);

export const EnterpriseHead = () => (
  <Static name="EnterpriseHead">
    <PageHeader words={enterprise} picture={<TeamPicture alt="" />} />
    <Container>
      <Stack gap={4} align="start">
        <ContactSales />
        <Demonstration note={enterpriseDemonstration} />
      </Stack>
    </Container>
    <Section size="sm">
      <Container>
        <Stack gap={3}>
          <Heading as="h2" size="sm">
            {stats.heading}
          </Heading>
          <Grid min="sm">
            {stats.items.map(({ figure, text }) => (
              <Stack key={figure} gap={1}>
                <Amount size="xl">{figure}</Amount>
                <Text tone="muted">{text}</Text>
              </Stack>
            ))}
          </Grid>
        </Stack>
      </Container>
    </Section>
  </Static>
);

export const EnterpriseRest = () => (
  <Static name="EnterpriseRest">
    <Section>
      <Container>
        <Columns ratio="wide">
          <Stack gap={4}>
            <Heading as="h2">{start.heading}</Heading>
            <Steps steps={start.steps} headingLevel={3} />
          </Stack>
          <Stack gap={3} align="start">
            <Heading as="h2" size="md">
              {closing.heading}
            </Heading>
            <Text>{closing.text}</Text>
            <ContactSales />
          </Stack>
        </Columns>
      </Container>
    </Section>
    <Section tone="sheet" size="sm">
      <Container>
        <EnterpriseProcurement />
      </Container>
    </Section>
  </Static>
);
