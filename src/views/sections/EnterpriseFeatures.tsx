import { enterprise } from '../../content/enterprise.ts';
import { plans, savedByYear } from '../../content/plans.ts';
import { Card, Columns, Grid, Heading, Stack, Text } from '../../design/index.ts';
import { RouteLink } from '../chrome/RouteLink.tsx';
import { PriceOverUnit } from './Price.tsx';
import { PricedText } from './PricedText.tsx';
import { RelatedRouteLink } from './RelatedLinks.tsx';

const [, , plan] = plans;
const { features, price } = enterprise;

/** What the plan adds, beside what it costs. */
export const EnterpriseFeatures = () => (
  <Columns ratio="wider">
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading as="h2">{features.heading}</Heading>
        <Text>{features.text}</Text>
      </Stack>
      <Grid min="md" joined>
        {features.items.map(({ title, text, ...item }) => (
          <Card key={title}>
            <Stack gap={2}>
              <Heading as="h3" size="sm">
                {title}
              </Heading>
              <Text>{text}</Text>
              {'link' in item ? <RelatedRouteLink link={item.link} /> : null}
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
    <Stack gap={2}>
      <Heading as="h2" size="md">
        {price.heading}
      </Heading>
      <PriceOverUnit amount={plan.price.monthly} unit={price.monthly} />
      <Text>
        <PricedText text={price.yearly} amounts={{ price: plan.price.yearly, saved: savedByYear(plan) }} />
      </Text>
      <Text>{price.text}</Text>
      <RouteLink to="home" hash="pricing">
        {price.compare}
      </RouteLink>
    </Stack>
  </Columns>
);
