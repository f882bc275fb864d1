import { about } from '../../content/about.ts';
import { aboutDemonstration } from '../../content/demonstrationStatic.ts';
import {
  Card,
  Columns,
  Container,
  DeskPicture,
  Heading,
  Label,
  Section,
  Stack,
  Static,
  Summary,
  Text,
} from '../../design/index.ts';
import { Page, PageHeader } from '../chrome/Page.tsx';
import { AboutOnward } from './AboutOnward.tsx';
import { AboutValues } from './AboutValues.tsx';

const AboutPage = () => (
  <Static name="AboutPage">
    <Page route="about" words={about}>
      <PageHeader words={about} picture={<DeskPicture alt="" />} />
      <Section tone="sheet">
        <Container>
          <Columns ratio="wide" align="center">
            <Card selected>
              <Stack gap={2}>
                <Label as="h2">{about.mission.heading}</Label>
                <Heading as="p">{about.mission.text}</Heading>
              </Stack>
            </Card>
            <Stack gap={2}>
              <Label as="h2">{about.vision.heading}</Label>
              <Text size="lg">{about.vision.text}</Text>
            </Stack>
          </Columns>
        </Container>
      </Section>
      <Section>
        <Container>
          <Columns ratio="wide">
            <Stack gap={3}>
              <Heading as="h2">{about.story.heading}</Heading>
              {about.story.paragraphs.map((paragraph) => (
                <Text key={paragraph}>{paragraph}</Text>
              ))}
            </Stack>
            <aside>
              <Stack gap={3}>
                <Heading as="h2" size="sm">
                  {about.factSheet.heading}
                </Heading>
                <Summary rows={[...about.factSheet.rows]} />
                <Text size="sm" tone="muted">
                  {about.factSheet.note} {aboutDemonstration}
                </Text>
              </Stack>
            </aside>
          </Columns>
        </Container>
      </Section>
      <AboutValues />
      <AboutOnward />
    </Page>
  </Static>
);

export default AboutPage;
