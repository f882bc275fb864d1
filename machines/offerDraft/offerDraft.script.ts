import { cameBy, type Expected, type Script } from '../../tests/paths/index.ts';
import type { DeskControls } from '../../tests/worlds/deskControls.ts';
import { sampleOrder } from '../../tests/worlds/sampleOrder.ts';
import { orderHash } from '../desk/deskRules.ts';
import type { OrderDocument, StoredEvent } from '../order/orderDocument.ts';
import type { Terms } from '../order/orderEvents.ts';
import { keyOf } from '../orderAct/orderActRules.ts';
import { complete, empty } from './offerDraft.model.ts';
import type { offerDraftMachine } from './offerDraftMachine.ts';
import { type OfferField, type OfferProblem, termsOf } from './offerDraftRules.ts';

const labels: Readonly<Record<OfferField, string>> = {
  person: 'Who does it (required)',
  price: 'Price in euros, with VAT (required)',
  date: 'Done by (required)',
  validUntil: 'Valid until the end of (required)',
  note: 'Note (optional)',
};
const problemOf = ({ field, code }: OfferProblem): string => {
  if (code === 'missing')
    return { person: 'Say who does it.', price: 'Enter a price.' }[field as string] ?? 'Choose a day.';
  if (code === 'long') return field === 'note' ? 'At most 5,000 characters.' : 'At most 100 characters.';
  if (code === 'malformed') return 'Whole euros, from 0 to 1000000.';
  return code === 'past' ? 'This day is over.' : 'At most 89 days from today.';
};

const stored = { version: 1, by: 'owner', at: '2026-11-25T09:00:00.000Z' } as const;
const read: StoredEvent = { ...stored, number: 1, key: 'owner-key-1', type: 'request.read' };
/** A request that was answered, or has an offer. Either has two events. */
const orderWith = (terms: Terms | null): OrderDocument => {
  const second = { ...stored, number: 2, key: 'owner-key-2' } as const;
  return {
    ...sampleOrder,
    events: [
      read,
      terms
        ? { ...second, type: 'offer.make', terms }
        : { ...second, type: 'message.write', text: 'Which sheets?' },
    ],
  };
};

/** How the owner fills in an offer. What is sent does not arrive, so the form stays. */
export const offerDraftScript: Script<typeof offerDraftMachine, DeskControls> = {
  // What is around it tells of the connection and of what was sent.
  scope: '#desk form',
  begin: (ui, { draft }) => ui.world.keep(orderWith(draft === empty ? null : termsOf(complete))),
  open: async (ui) => {
    await ui.world.ready();
    await ui.world.answerList([]);
    await ui.world.reach(`#${orderHash(sampleOrder.id)}`);
    await ui.press('Make an offer');
  },
  drive: {
    'field.changed': (ui, { field, value }) => ui.fill(labels[field], value),
    'offer.submit': (ui) => ui.press('Send the offer'),
  },
  wire: {
    sends: ({ effects }) =>
      effects.flatMap(({ type, params }) => {
        if (type !== 'sendOffer') return [];
        const act = { type: 'offer.make', ...(params as { readonly terms: Terms }) } as const;
        return [
          {
            address: `/orders/desk/${sampleOrder.id}/events`,
            method: 'POST',
            headers: { accept: 'application/json', 'content-type': 'application/json' },
            body: { key: `desk-${keyOf({ after: 2, act })}`, act },
            isAbortable: true,
          },
        ];
      }),
    underWay: () => 0,
  },
  shows: {
    '': ({ context: { draft, problems } }, came): Expected => {
      const [first] = problems;
      const fields = Object.entries(labels).map(([field, label]) => {
        const problem = problems.find((each) => each.field === field);
        const value = draft[field as OfferField];
        return [label, { value, ...(problem ? { invalid: problemOf(problem) } : {}) }] as const;
      });
      return {
        fields: Object.fromEntries(fields),
        buttons: { 'Send the offer': true, Back: true },
        ...(first && cameBy(came, 'offer.submit') ? { focus: labels[first.field] } : {}),
      };
    },
  },
};
