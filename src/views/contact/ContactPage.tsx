import { contact } from '../../content/contact.ts';
import { Columns, Container, Section, Stack } from '../../design/index.ts';
import { Page, PageHeader } from '../chrome/Page.tsx';
import { ContactAside, ContactNote } from './ContactAside.static.tsx';
import { ContactForm } from './ContactForm.tsx';

const ContactPage = () => (
  <Page route="contact" words={contact}>
    <PageHeader words={contact} />
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
