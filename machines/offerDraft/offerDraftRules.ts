import type { Terms } from '../order/orderEvents.ts';
import { isBlank } from '../textRules.ts';

export interface OfferDraft {
  readonly person: string;
  readonly price: string;
  /** ISO 8601, without a time, like `validUntil`. */
  readonly date: string;
  readonly validUntil: string;
  readonly note: string;
}
export type OfferField = keyof OfferDraft;

export interface OfferProblem {
  readonly field: OfferField;
  readonly code: 'missing' | 'malformed' | 'past' | 'late' | 'long';
}

/** As the server's: in characters, whole euros and days. */
const personLimit = 100;
const noteLimit = 5000;
const priceLimit = 1_000_000;
const mostDays = 89;

const dayMs = 24 * 60 * 60 * 1000;

/** `day` is ISO 8601, without a time. @internal */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

const isLong = (text: string, limit: number): boolean => [...text.trim()].length > limit;

const codeOf = (field: OfferField, draft: OfferDraft, today: string): OfferProblem['code'] | null => {
  const value = draft[field];
  if (field === 'note') return isLong(value, noteLimit) ? 'long' : null;
  if (isBlank(value)) return 'missing';
  if (field === 'person') return isLong(value, personLimit) ? 'long' : null;
  if (field === 'price')
    return /^\d{1,7}$/.test(value.trim()) && Number(value) <= priceLimit ? null : 'malformed';
  if (value < today) return 'past';
  return field === 'validUntil' && value > daysAfter(today, mostDays) ? 'late' : null;
};

const fields: readonly OfferField[] = ['person', 'price', 'date', 'validUntil', 'note'];

/** `today` is ISO 8601, without a time. */
export const offerProblems = (draft: OfferDraft, today: string): readonly OfferProblem[] =>
  fields.flatMap((field) => {
    const code = codeOf(field, draft, today);
    return code === null ? [] : [{ field, code }];
  });

/** Until the end of the last day, where the owner is. */
export const termsOf = ({ person, price, date, validUntil, note }: OfferDraft): Terms => ({
  person: person.trim(),
  price: Number(price),
  date,
  note: note.trim(),
  validUntil: new Date(`${validUntil}T23:59:59.999`).toISOString(),
});

/** Begins with the last terms, if there are any. An offer is valid for two weeks, unless the owner says otherwise. */
export const offerDraftOf = (terms: Terms | null, today: string): OfferDraft => ({
  person: terms?.person ?? '',
  price: terms === null ? '' : String(terms.price),
  date: terms?.date ?? '',
  validUntil: daysAfter(today, 14),
  note: terms?.note ?? '',
});
