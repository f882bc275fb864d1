import { trustSafety } from '../../content/trustSafety.ts';
import { Card, Container, Grid, Heading, Section, Stack, Text } from '../../design/index.ts';

const { heading, lead, items } = trustSafety.protections;

export const Protections = () => (
  <Section tone="band">
    <Container>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading as="h2">{heading}</Heading>
          <Text>{lead}</Text>
        </Stack>
        <Grid min="lg" joined>
          {items.map(({ title, text }) => (
            <Card key={title}>
              <Stack gap={2}>
                <Heading as="h3" size="sm">
                  {title}
                </Heading>
                <Text>{text}</Text>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Stack>
    </Container>
  </Section>
);
