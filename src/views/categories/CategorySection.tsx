import { serviceFacts } from '../../configuration/services.ts';
import { categoriesStatic, type categoryList } from '../../content/categories.ts';
import { Card, Columns, Grid, Heading, Prose, Stack, Text } from '../../design/index.ts';
import { RouteLink } from '../shared/RouteLink.tsx';

export const CategorySection = ({
  category: { id, name, text, holds, services },
}: {
  readonly category: (typeof categoryList)[number];
}) => (
  <Card as="article" id={id} aria-labelledby={`${id}-name`}>
    <Columns ratio="narrow">
      <Stack gap={2}>
        <Heading as="h2" id={`${id}-name`}>
          {name}
        </Heading>
        <Text>{text}</Text>
      </Stack>
      <Grid min="sm">
        <Stack gap={2}>
          <Heading as="h3" size="sm">
            {categoriesStatic.holds}
          </Heading>
          <Prose as="ul">
            {holds.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </Prose>
        </Stack>
        <Stack gap={2}>
          <Heading as="h3" size="sm">
            {categoriesStatic.services}
          </Heading>
          <Prose as="dl">
            {services.map((service) => (
              <div key={service.id}>
                <dt>
                  <RouteLink to="service" id={service.id}>
                    {serviceFacts[service.id].name}
                  </RouteLink>
                </dt>
                <Text as="dd" size="sm" tone="muted">
                  {service.does}
                </Text>
              </div>
            ))}
          </Prose>
        </Stack>
      </Grid>
    </Columns>
  </Card>
);
