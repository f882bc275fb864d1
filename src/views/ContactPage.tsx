import { config } from '../config.ts';
import { contact } from '../content/contact.ts';
import { Columns, Container, Heading, Section, Stack, Steps, Text, TextLink } from '../design/index.ts';
import { Page, PageHeader } from './chrome/Page.tsx';
import { RouteLink } from './chrome/RouteLink.tsx';
import { ContactForm } from './sections/ContactForm.tsx';

const ContactPage = () => (
  <Page route="contact" words={contact}>
    <PageHeader words={contact} />
    <Section size="sm">
      <Container>
        <Columns ratio="wide">
          <ContactForm />
          <aside>
            <Stack gap={3}>
              <Heading as="h2" size="sm">
                {contact.next.heading}
              </Heading>
              <Steps steps={contact.next.steps} headingLevel={3} />
              <Heading as="h2" size="sm">
                {contact.aside.heading}
              </Heading>
              <Text>
                {contact.aside.email}:{' '}
                <TextLink href={`mailto:${config.contactEmail}`}>{config.contactEmail}</TextLink>
              </Text>
              <Text>
                {contact.aside.help} <RouteLink to="helpCenter">{contact.aside.helpLink}</RouteLink>
              </Text>
            </Stack>
          </aside>
        </Columns>
      </Container>
    </Section>
  </Page>
);

export default ContactPage;
