import { config } from '../../config.ts';
import { contact, contactStatic } from '../../content/contact.ts';
import { contactDemonstration } from '../../content/demonstrationStatic.ts';
import { Heading, PagePicture, Stack, Static, Steps, Text, TextLink } from '../../design/index.ts';
import { PageHeader } from '../chrome/Page.tsx';
import { Demonstration } from '../shared/Demonstration.tsx';
import { RouteLink } from '../shared/RouteLink.tsx';

const { next, aside } = contactStatic;

export const ContactHead = () => (
  <Static name="ContactHead">
    <PageHeader words={contact} picture={<PagePicture subject="letter" alt="" />} />
  </Static>
);

export const ContactNote = () => (
  <Static name="ContactNote">
    <Demonstration note={contactDemonstration} />
  </Static>
);

export const ContactAside = () => (
  <Static name="ContactAside">
    <Stack gap={3}>
      <Heading as="h2" size="sm">
        {next.heading}
      </Heading>
      <Steps steps={next.steps} headingLevel={3} />
      <Heading as="h2" size="sm">
        {aside.heading}
      </Heading>
      <Text>
        {aside.email}: <TextLink href={`mailto:${config.contactEmail}`}>{config.contactEmail}</TextLink>
      </Text>
      <Text>
        {aside.help} <RouteLink to="helpCenter">{aside.helpLink}</RouteLink>
      </Text>
    </Stack>
  </Static>
);
