import type { Offer } from '../../../machines/order/orderEvents.ts';
import { order } from '../../content/order.ts';
import { Heading, Stack, Summary } from '../../design/index.ts';
import { inEuros } from '../shared/euros.ts';
import { fill } from '../shared/words.ts';
import { dateInWords, momentOf } from './orderMoments.ts';

const { offer: words } = order;

export const OrderTerms = ({
  offer,
  isAgreed = false,
}: {
  readonly offer: Offer;
  readonly isAgreed?: boolean;
}) => (
  <Stack gap={2}>
    <Heading as="h3" size="sm">
      {isAgreed ? words.agreed : fill(words.heading, { number: offer.number })}
    </Heading>
    <Summary
      rows={[
        { term: words.person, value: <bdi>{offer.person}</bdi> },
        { term: words.price, value: fill(words.vat, { price: inEuros(offer.price) }) },
        { term: words.date, value: dateInWords(offer.date) },
        ...(offer.note === '' ? [] : [{ term: words.note, value: <bdi>{offer.note}</bdi> }]),
        ...(isAgreed ? [] : [{ term: words.until, value: momentOf(offer.validUntil) }]),
      ]}
    />
  </Stack>
);
