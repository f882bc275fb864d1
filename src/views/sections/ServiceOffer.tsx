import type { ServicePageId } from '../../content/ids.ts';
import { serviceFacts } from '../../content/serviceFacts.ts';
import { serviceOffer, servicePages } from '../../content/servicePages.ts';
import { Card, Cluster, Columns, Heading, Label, Prose, Stack, Text } from '../../design/index.ts';
import { GetStarted } from '../chrome/GetStarted.tsx';
import { RouteLink } from '../chrome/RouteLink.tsx';
import { fill } from '../words.ts';
import { PriceOverUnit } from './Price.tsx';

/** What comes back, beside what it starts at. */
export const ServiceOffer = ({ service }: { readonly service: ServicePageId }) => {
  const { name, startingPrice } = serviceFacts[service];
  const { comesBack, priceText } = servicePages[service];
  return (
    <Columns ratio="wide">
      <Stack gap={3}>
        <Heading as="h2">{serviceOffer.comesBack}</Heading>
        <Prose as="ul">
          {comesBack.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Prose>
      </Stack>
      <Card selected>
        <Stack gap={3}>
          <div>
            <Label>{serviceOffer.startsAt}</Label>
            <PriceOverUnit amount={startingPrice} unit={serviceOffer.smallest} />
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
    </Columns>
  );
};
