import { contact } from '../../content/contact.ts';
import { Columns, Container, Section } from '../../design/index.ts';
import { Page, PageHeader } from '../chrome/Page.tsx';
import { ContactAside } from './ContactAside.static.tsx';
import { ContactForm } from './ContactForm.tsx';

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
