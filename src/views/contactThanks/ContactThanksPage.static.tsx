import { contactThanks } from '../../content/contactThanks.ts';
import { contactDemonstration } from '../../content/demonstration.ts';
import { ButtonLink, Cluster, Container, Section, Stack, StatePicture, Static } from '../../design/index.ts';
import { href } from '../../routes/href.ts';
import { Page, PageHeader } from '../chrome/Page.tsx';
import { Demonstration } from '../shared/Demonstration.tsx';

const ContactThanksPage = () => (
  <Static name="ContactThanksPage">
    <Page route="contactThanks" words={contactThanks}>
      <PageHeader words={contactThanks} picture={<StatePicture state="thanks" alt="" />} />
      <Section size="sm">
        <Container>
          <Stack gap={4}>
            <Demonstration note={contactDemonstration} />
            <Cluster>
              <ButtonLink variant="primary" href={href('home')}>
                {contactThanks.home}
              </ButtonLink>
              <ButtonLink variant="outline" href={href('helpCenter')}>
                {contactThanks.help}
              </ButtonLink>
            </Cluster>
          </Stack>
        </Container>
      </Section>
    </Page>
  </Static>
);

export default ContactThanksPage;
