import { enterprise } from '../content/enterprise.ts';
import {
  Amount,
  ButtonLink,
  Columns,
  Container,
  Grid,
  Heading,
  Section,
  Stack,
  Steps,
  TeamPicture,
  Text,
} from '../design/index.ts';
import { href } from '../routes.ts';
import { Page, PageHeader } from './chrome/Page.tsx';
import { EnterpriseFeatures } from './sections/EnterpriseFeatures.tsx';
import { EnterpriseProcurement } from './sections/EnterpriseProcurement.tsx';

const { sales, stats, start, closing } = enterprise;

const ContactSales = () => (
  <ButtonLink variant="primary" size="lg" href={href('contact')} data-subject={sales.subject}>
    {sales.link}
  </ButtonLink>
);

const EnterprisePage = () => (
  <Page route="enterprise" words={enterprise}>
    <PageHeader words={enterprise} picture={<TeamPicture alt="" />} />
    <Container>
      <ContactSales />
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
    <Section tone="band">
      <Container>
        <EnterpriseFeatures />
      </Container>
    </Section>
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
  </Page>
);

export default EnterprisePage;
