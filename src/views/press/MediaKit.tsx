import { mediaKit, press } from '../../content/press.ts';
import { Card, Grid, Heading, Stack, Text, VisuallyHidden } from '../../design/index.ts';
import { RouteLink } from '../shared/RouteLink.tsx';
import { fill } from '../shared/words.ts';

const { download, subject } = press.mediaKit;

export const MediaKit = () => (
  <Grid as="ul" min="md" joined>
    {mediaKit.map(({ title, description }) => (
      <Card key={title} as="li">
        <Stack gap={2}>
          <Heading as="h3" size="sm">
            {title}
          </Heading>
          <Text size="sm">{description}</Text>
          <RouteLink to="contact" subject={fill(subject, { title })}>
            {download}
            <VisuallyHidden> {title}</VisuallyHidden>
          </RouteLink>
        </Stack>
      </Card>
    ))}
  </Grid>
);
