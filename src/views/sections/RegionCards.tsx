import { region } from '../../content/region.ts';
import { regions } from '../../content/regions.ts';
import { Amount, Card, Cluster, Grid, Heading, Label, Stack } from '../../design/index.ts';

/** A card a region, the current one in the selection frame. Until the region machine comes, the first is current. */
export const RegionCards = () => {
  const [current] = regions;
  return (
    <Grid as="ul" role="list" min="sm" joined>
      {regions.map(({ code, name, currency, currencySymbol }) => (
        <Card as="li" key={code} selected={code === current.code} aria-current={code === current.code}>
          <Stack gap={2}>
            <Cluster gap={2} justify="between" align="baseline">
              <Heading as="h3" size="sm">
                {name}
              </Heading>
              <Amount size="lg">{currencySymbol}</Amount>
            </Cluster>
            <Cluster gap={2} justify="between">
              <Label>{currency}</Label>
              {code === current.code ? <Label>{region.regions.current}</Label> : null}
            </Cluster>
          </Stack>
        </Card>
      ))}
    </Grid>
  );
};
