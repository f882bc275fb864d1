import { helpCenter } from '../content/helpCenter.ts';
import {
  Accordion,
  Card,
  Columns,
  Container,
  Heading,
  NotePicture,
  Notice,
  Section,
  Stack,
  Text,
} from '../design/index.ts';
import { Page, PageHeader } from './chrome/Page.tsx';
import { RouteLink } from './chrome/RouteLink.tsx';
import { HelpSearch } from './sections/HelpSearch.tsx';
import { HelpTopics } from './sections/HelpTopics.tsx';

const { contact, faq, note, topics } = helpCenter;

const HelpCenterPage = () => (
  <Page route="helpCenter" words={helpCenter}>
    <PageHeader words={helpCenter} picture={<NotePicture alt="" />} />
    <HelpSearch />
    <Section size="sm">
      <Container>
        <Columns ratio="wide">
          <Stack gap={3}>
            <Heading as="h2">{topics.heading}</Heading>
            <HelpTopics />
          </Stack>
          <Stack gap={4}>
            <Card>
              <Stack gap={3}>
                <Heading as="h2" size="sm">
                  {contact.heading}
                </Heading>
                <Text>{contact.text}</Text>
                <RouteLink to="contact">{contact.link}</RouteLink>
                <Text>
                  {contact.faq} <RouteLink to="faq">{contact.faqLink}</RouteLink>
                </Text>
              </Stack>
            </Card>
            <Notice tone="info" title={note.title}>
              <p>{note.text}</p>
            </Notice>
          </Stack>
        </Columns>
      </Container>
    </Section>
    <Section tone="sheet">
      <Container>
        <Columns ratio="narrow">
          <Stack gap={3}>
            <Heading as="h2">{faq.heading}</Heading>
            <Text>{faq.lead}</Text>
          </Stack>
          <Accordion
            group="help-faq"
            headingLevel={3}
            items={faq.questions.map(({ id, question, answer }) => ({
              id,
              question,
              answer: <p>{answer}</p>,
            }))}
          />
        </Columns>
      </Container>
    </Section>
  </Page>
);

export default HelpCenterPage;
