import { contactThanks, contactThanksStatic } from '../../content/contactThanks.ts';
import { contactDemonstration } from '../../content/demonstrationStatic.ts';
import { ButtonLink, Cluster, Stack, StatePicture, Static } from '../../design/index.ts';
import { href } from '../../routes/href.ts';
import { PageHeader } from '../chrome/Page.tsx';
import { Demonstration } from '../shared/Demonstration.tsx';

export const ContactThanksHead = () => (
  <Static name="ContactThanksHead">
    <PageHeader words={contactThanks} picture={<StatePicture state="thanks" alt="" />} />
  </Static>
);

export const ContactThanksLinks = () => (
  <Static name="ContactThanksLinks">
    <Stack gap={4}>
      <Demonstration note={contactDemonstration} />
      <Cluster>
        <ButtonLink variant="outline" href={href('home')}>
          {contactThanksStatic.home}
        </ButtonLink>
        <ButtonLink variant="outline" href={href('helpCenter')}>
          {contactThanksStatic.help}
        </ButtonLink>
      </Cluster>
    </Stack>
  </Static>
);
