import { servicesStatic } from '../../content/services.ts';
import { Card, Columns, Grid, Heading, Label, Stack, Text } from '../../design/index.ts';
import { RouteLink } from '../shared/RouteLink.tsx';

const { heading, text, items, onRequest } = servicesStatic.categories;

export const CategoryCards = () => (
  <Columns ratio="narrow">
    <Stack gap={3}>
      <Heading as="h2">{heading}</Heading>
      <Text>{text}</Text>
    </Stack>
    <Grid min="md" joined>
      {items.map((item) => (
        <Card key={item.id}>
          <Stack gap={1}>
            <Heading as="h3" size="sm">
              <RouteLink to="categories" hash={item.id} short>
                {item.name}
              </RouteLink>
            </Heading>
            <Text>{item.text}</Text>
            {item.onRequest ? <Label>{onRequest}</Label> : null}
          </Stack>
        </Card>
      ))}
    </Grid>
  </Columns>
);
