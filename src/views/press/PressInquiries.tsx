import { config } from '../../config.ts';
import { press } from '../../content/press.ts';
import { ButtonLink, Card, Heading, Label, Margin, Stack, Text, TextLink } from '../../design/index.ts';
import { href } from '../../routes/href.ts';

const { heading, text, address, link, subject } = press.inquiries;

export const PressInquiries = () => (
  <Margin aria-labelledby="press-inquiries">
    <Card selected>
      <Stack gap={3} align="start">
        <Heading as="h2" size="md" id="press-inquiries">
          {heading}
        </Heading>
        <Text size="sm">{text}</Text>
        <Stack gap={1}>
          <Label>{address}</Label>
          <TextLink href={`mailto:${config.contactEmail}`}>{config.contactEmail}</TextLink>
        </Stack>
        <ButtonLink variant="primary" href={href('contact')} data-subject={subject}>
          {link}
        </ButtonLink>
      </Stack>
    </Card>
  </Margin>
);
