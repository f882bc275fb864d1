import { config } from '../../config.ts';
import { contactStatic } from '../../content/contact.ts';
import { contactDemonstration } from '../../content/demonstration.ts';
import { Heading, Stack, Static, Steps, Text, TextLink } from '../../design/index.ts';
import { Demonstration } from '../shared/Demonstration.tsx';
import { RouteLink } from '../shared/RouteLink.tsx';

const { next, aside } = contactStatic;

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
