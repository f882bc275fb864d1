import { about } from '../../content/about.ts';
import { Card, Container, Grid, Heading, Section, Stack, Text } from '../../design/index.ts';
import { RouteLink } from '../shared/RouteLink.tsx';

export const AboutOnward = () => (
  <Section size="sm">
    <Container>
      <Stack gap={4}>
        <Heading as="h2" size="md">
          {about.onward.heading}
        </Heading>
        <Grid as="ul" min="sm" joined>
          {about.onward.links.map(({ to, label, text }) => (
            <Card key={to} as="li">
              <Stack gap={1}>
                <RouteLink to={to}>{label}</RouteLink>
                <Text size="sm">{text}</Text>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Stack>
    </Container>
  </Section>
);
