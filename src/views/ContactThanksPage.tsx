import { contactThanks } from '../content/contactThanks.ts';
import { Cluster, Container, StatePicture } from '../design/index.ts';
import { Page, PageHeader } from './chrome/Page.tsx';
import { RouteLink } from './chrome/RouteLink.tsx';

const ContactThanksPage = () => (
  <Page route="contactThanks" words={contactThanks}>
    <PageHeader words={contactThanks} />
    <Container>
      <StatePicture state="thanks" alt="" size="wide" />
      <Cluster>
        <RouteLink to="home">{contactThanks.home}</RouteLink>
        <RouteLink to="helpCenter">{contactThanks.help}</RouteLink>
      </Cluster>
    </Container>
  </Page>
);

export default ContactThanksPage;
