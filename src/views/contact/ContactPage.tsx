import { contact } from '../../content/contact.ts';
import { Columns, Container, Section, Stack } from '../../design/index.ts';
import { Page } from '../chrome/Page.tsx';
import { ContactAside, ContactHead, ContactNote } from './ContactAside.static.tsx';
import { ContactForm } from './ContactForm.tsx';

const ContactPage = () => (
  <Page route="contact" words={contact}>
    <ContactHead />
    <Section size="sm">
      <Container>
        <Stack gap={4}>
          <ContactNote />
          <Columns ratio="wide">
            <ContactForm />
            <aside>
              <ContactAside />
            </aside>
          </Columns>
        </Stack>
      </Container>
    </Section>
  </Page>
);

export default ContactPage;
