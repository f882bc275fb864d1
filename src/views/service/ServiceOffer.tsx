import { type ServicePageId, serviceFacts } from '../../configuration/services.ts';
import { priceAndTime } from '../../content/priceAndTime.ts';
import { serviceOffer, servicePages } from '../../content/servicePages.ts';
import { Card, Cluster, Label, Stack, Text } from '../../design/index.ts';
import { GetStarted } from '../shared/GetStarted.tsx';
import { PriceOverUnit } from '../shared/Price.tsx';
import { workingDays } from '../shared/PriceAndTime.tsx';
import { RouteLink } from '../shared/RouteLink.tsx';
import { fill } from '../shared/words.ts';

export const ServiceOffer = ({ service }: { readonly service: ServicePageId }) => {
  const { name, startingPrice, workingDays: days } = serviceFacts[service];
  const { priceText } = servicePages[service];
  return (
    <Card selected>
      <Stack gap={3}>
        <div>
          <Label>{serviceOffer.startsAt}</Label>
          <PriceOverUnit
            amount={startingPrice}
            unit={fill(priceAndTime.usually, { unit: serviceOffer.smallest, time: workingDays(days) })}
          />
        </div>
        <Text size="sm">{priceText}</Text>
        <Cluster>
          <GetStarted variant="primary" size="lg" service={service} />
          <RouteLink to="contact" subject={fill(serviceOffer.quoteSubject, { name })}>
            {serviceOffer.quote}
          </RouteLink>
        </Cluster>
      </Stack>
    </Card>
  );
};
