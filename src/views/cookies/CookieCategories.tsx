import { cookieCategories, cookieWords } from '../../content/cookies.ts';
import { Card, Cluster, Grid, Heading, Label, Stack, Text } from '../../design/index.ts';

export const CookieCategories = () => (
  <Grid min="md" joined>
    {cookieCategories.map(({ title, description, examples, here, always = false }) => (
      <Card key={title}>
        <Stack gap={3}>
          <Cluster gap={2} justify="between" align="baseline">
            <Heading as="h3" size="sm">
              {title}
            </Heading>
            {always ? <Label>{cookieWords.always}</Label> : null}
          </Cluster>
          <Text>{description}</Text>
          <div>
            <Label>{cookieWords.here}</Label>
            <Text weight="strong">{here}</Text>
          </div>
          <div>
            <Label>{cookieWords.examples}</Label>
            <Text size="sm" tone="muted">
              {examples.join('; ')}
            </Text>
          </div>
        </Stack>
      </Card>
    ))}
  </Grid>
);
