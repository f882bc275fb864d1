import { type ServicePageId, serviceFacts } from '../../configuration/services.ts';
import { priceAndTime } from '../../content/priceAndTime.ts';
import { Text } from '../../design/index.ts';
import { inEuros } from './euros.ts';
import { counted, fill } from './words.ts';

export const workingDays = (days: number): string => counted(priceAndTime.time, days);

/** "from €150, usually 3 working days": in euros for every region, since the service's page has the estimate. */
export const PriceAndTime = ({ service }: { readonly service: ServicePageId }) => {
  const { startingPrice, workingDays: days } = serviceFacts[service];
  return (
    <Text balanced>
      {fill(priceAndTime.brief, { from: inEuros(startingPrice), time: workingDays(days) })}
    </Text>
  );
};
