import type { Offer, OrderEvent } from '../../machines/order/orderEvents.ts';
import { stateOf, turnOf } from '../../machines/order/orderRules.ts';
import { orderInboxWords as words } from '../content/inboxWords.ts';
import type { Order } from '../orders/orderLog.ts';

export const orderState = ({ snapshot }: Pick<Order, 'snapshot'>): string => words.states[stateOf(snapshot)];

/** Empty once the order is over. */
export const orderTurn = ({ snapshot }: Pick<Order, 'snapshot'>): string => {
  const turn = turnOf(snapshot);
  return turn === null ? '' : words.turns[turn];
};

const euros = (price: number): string => `€${price.toLocaleString('en-US')}`;

const termsLine = ({ number, person, price, date, note }: Offer): string =>
  `${number}: ${person}, ${euros(price)}, by ${date}${note === '' ? '' : ` (${note})`}`;

/** Rows of a heading and a value. Nothing in them is escaped. */
export const orderRows = (
  { snapshot }: Order,
  time: (iso: string) => string,
): readonly (readonly [string, string])[] => {
  const { offer, agreed } = snapshot.context;
  return [
    ['Turn', orderTurn({ snapshot })],
    ['Offer', offer === null ? '' : `${termsLine(offer)}, valid until ${time(offer.validUntil)}`],
    ['Agreed', agreed === null ? '' : termsLine(agreed)],
  ];
};

const payloadOf = (event: OrderEvent): string => {
  switch (event.type) {
    case 'offer.make': {
      const { person, price, date, note } = event.terms;
      return `${person}, ${euros(price)}, by ${date}${note === '' ? '' : `\n${note}`}`;
    }
    case 'message.write':
      return event.text;
    case 'file.add':
      return `${event.file.fileName} (${event.file.storedAs})`;
    default:
      return 'note' in event ? event.note : '';
  }
};

/** What has happened: a line for who did what, and the texts indented below it. Nothing is escaped. */
export const orderHistory = ({ events }: Order, time: (iso: string) => string): readonly string[] =>
  events.flatMap((event) => {
    const head = `${time(event.at)}  ${words.parties[event.by]} ${words.acts[event.type]}`;
    const payload = payloadOf(event);
    return [head, ...(payload === '' ? [] : payload.split('\n').map((line) => `    ${line}`.trimEnd()))];
  });
