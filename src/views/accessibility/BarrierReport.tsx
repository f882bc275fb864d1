import { config } from '../../config.ts';
import { accessibility } from '../../content/accessibility.ts';
import { Card, Heading, Stack, Text, TextLink } from '../../design/index.ts';
import { RouteLink } from '../shared/RouteLink.tsx';

export const BarrierReport = () => {
  const { heading, text, form, subject, email, promise, further } = accessibility.report;
  return (
    <Card as="aside" aria-labelledby="report">
      <Stack gap={3}>
        <Heading as="h2" size="md" id="report">
          {heading}
        </Heading>
        <Text>{text}</Text>
        <Text>
          <RouteLink to="contact" subject={subject}>
            {form}
          </RouteLink>
        </Text>
        <Text>
          {email} <TextLink href={`mailto:${config.contactEmail}`}>{config.contactEmail}</TextLink>
        </Text>
        <Text weight="strong">{promise}</Text>
        <Text size="sm" tone="muted">
          {further}
        </Text>
      </Stack>
    </Card>
  );
};
