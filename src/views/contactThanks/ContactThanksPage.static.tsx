import { contactThanks } from '../../content/contactThanks.ts';
import { ButtonLink, Cluster, Container, Section, StatePicture, Static } from '../../design/index.ts';
import { href } from '../../routes/href.ts';
import { Page, PageHeader } from '../chrome/Page.tsx';

const ContactThanksPage = () => (
  <Static name="ContactThanksPage">
    <Page route="contactThanks" words={contactThanks}>
      <PageHeader words={contactThanks} picture={<StatePicture state="thanks" alt="" />} />
      <Section size="sm">
        <Container>
          <Cluster>
            <ButtonLink variant="primary" href={href('home')}>
              {contactThanks.home}
            </ButtonLink>
            <ButtonLink variant="outline" href={href('helpCenter')}>
              {contactThanks.help}
            </ButtonLink>
          </Cluster>
        </Container>
      </Section>
    </Page>
  </Static>
);

export default ContactThanksPage;
