import type { Model } from '../../tests/paths/index.ts';
import { offerDraftMachine } from './offerDraftMachine.ts';
import type { OfferDraft } from './offerDraftRules.ts';

export const today = '2026-11-25';

/** With what an offer begins, valid for two weeks. */
export const empty: OfferDraft = { person: '', price: '', date: '', validUntil: '2026-12-09', note: '' };

/** The server takes it. */
export const complete: OfferDraft = {
  person: 'Grace Hopper',
  price: '1480',
  date: '2026-12-09',
  validUntil: '2026-12-09',
  note: 'Two rounds of changes.',
};

/** An empty form and a complete one, in which one field at a time is on either side of each limit. */
export const offerDraftModel = {
  machine: offerDraftMachine,
  inputs: [{ draft: empty }, { draft: complete }],
  events: {
    'field.changed': (
      [
        ['person', 'Grace Hopper', ' ', 'x'.repeat(100), 'x'.repeat(101)],
        ['price', '1480', '', '0', '1000000', '1000001', '12.50'],
        ['date', '2026-12-09', '', '2026-11-24', '2026-11-25'],
        ['validUntil', '2026-12-09', '', '2026-11-24', '2026-11-25', '2027-02-22', '2027-02-23'],
        ['note', 'Two rounds of changes.', '', 'x'.repeat(5001)],
      ] as const
    ).flatMap(([field, ...values]) => values.map((value) => ({ field, value }))),
    'offer.submit': [{ today }],
  },
  possible: ({ context: { draft } }, event) => {
    if (event.type !== 'field.changed') return true;
    if (draft[event.field] === event.value) return false;
    const isBut = (start: OfferDraft) => {
      const { [event.field]: _, ...others } = start;
      return Object.entries(others).every(([field, value]) => value === draft[field as keyof OfferDraft]);
    };
    return isBut(complete) || (isBut(empty) && event.field === 'person');
  },
} satisfies Model<typeof offerDraftMachine>;

/** The gallery's sites have no server with a desk. */
export const stage = null;
