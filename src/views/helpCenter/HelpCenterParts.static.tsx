import { helpDemonstration } from '../../content/demonstrationStatic.ts';
import { helpCenter, helpCenterStatic } from '../../content/helpCenter.ts';
import { helpQuestions } from '../../content/helpQuestions.ts';
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
  Static,
  Text,
} from '../../design/index.ts';
import { PageHeader } from '../chrome/Page.tsx';
import { RouteLink } from '../shared/RouteLink.tsx';

const { about, contact } = helpCenterStatic;

export const HelpCenterHead = () => (
  <Static name="HelpCenterHead">
    <PageHeader words={helpCenter} picture={<NotePicture alt="" />} />
  </Static>
);

export const HelpCenterAside = () => (
  <Static name="HelpCenterAside">
    <Stack gap={4}>
      <Card>
        <Stack gap={3}>
          <Heading as="h2" size="sm">
            {contact.heading}
          </Heading>
          <Text>{contact.text}</Text>
          <RouteLink to="contact">{helpCenter.article.contact}</RouteLink>
          <Text>
            {contact.faq} <RouteLink to="faq">{contact.faqLink}</RouteLink>
          </Text>
        </Stack>
      </Card>
      <Notice tone="info" title={about.title}>
        <p>
          {helpDemonstration} {about.votes}
        </p>
      </Notice>
    </Stack>
  </Static>
);

export const HelpQuestions = () => (
  <Static name="HelpQuestions">
    <Section tone="sheet">
      <Container>
        <Columns ratio="narrow">
          <Stack gap={3}>
            <Heading as="h2">{helpQuestions.heading}</Heading>
            <Text>{helpQuestions.lead}</Text>
          </Stack>
          <Accordion
            group="help-faq"
            headingLevel={3}
            items={helpQuestions.questions.map(({ id, question, answer }) => ({
              id,
              question,
              answer: <p>{answer}</p>,
            }))}
          />
        </Columns>
      </Container>
    </Section>
  </Static>
);
