import { contact } from '../content/contact.ts';
import { Columns, Container, Section } from '../design/index.ts';
import { Page, PageHeader } from './chrome/Page.tsx';
import { ContactForm } from './sections/ContactForm.tsx';
import { ContactAside } from './static/ContactAside.tsx';

const ContactPage = () => (
  <Page route="contact" words={contact}>
    <PageHeader words={contact} />
    <Section size="sm">
      <Container>
        <Columns ratio="wide">
          <ContactForm />
          <aside>
            <ContactAside />
          </aside>
        </Columns>
      </Container>
    </Section>
  </Page>
);

export default ContactPage;
