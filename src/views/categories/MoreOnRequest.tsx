import { categoriesStatic } from '../../content/categories.ts';
import { Card, Columns, Grid, Heading, Stack, Text } from '../../design/index.ts';
import { RouteLink } from '../shared/RouteLink.tsx';

const { onRequest } = categoriesStatic;

/** The two kinds of work that no service covers. `/categories#video` and `#audio` lead here (decision R4). */
export const MoreOnRequest = () => (
  <Columns ratio="narrow">
    <Stack gap={3}>
      <Heading as="h2">{onRequest.heading}</Heading>
      <Text>{onRequest.text}</Text>
    </Stack>
    <Grid min="md" joined>
      {onRequest.items.map(({ id, name, text, link, subject }) => (
        <Card as="article" key={id} id={id} aria-labelledby={`${id}-name`}>
          <Stack gap={2}>
            <Heading as="h3" size="sm" id={`${id}-name`}>
              {name}
            </Heading>
            <Text>{text}</Text>
            <RouteLink to="contact" subject={subject}>
              {link}
            </RouteLink>
          </Stack>
        </Card>
      ))}
    </Grid>
  </Columns>
);
