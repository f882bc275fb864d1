import { did, type Laws, type StartLaw, same, sent } from '../../tests/paths/index.ts';
import type { offerDraftMachine } from './offerDraftMachine.ts';
import type { OfferDraft } from './offerDraftRules.ts';

type Machine = typeof offerDraftMachine;

/** What is wrong with each field on 25 November 2026, in the order of the form. */
const wrongIn = ({ person, price, date, validUntil, note }: OfferDraft) => {
  const isMissing = (text: string) => !/\S/.test(text);
  const all = {
    person: isMissing(person) ? 'missing' : person.length > 100 ? 'long' : null,
    price: isMissing(price)
      ? 'missing'
      : Number.isInteger(Number(price)) && !price.includes('.') && Number(price) >= 0 && Number(price) <= 1e6
        ? null
        : 'malformed',
    date: isMissing(date) ? 'missing' : date < '2026-11-25' ? 'past' : null,
    validUntil: isMissing(validUntil)
      ? 'missing'
      : validUntil < '2026-11-25'
        ? 'past'
        : validUntil > '2027-02-22'
          ? 'late'
          : null,
    note: note.length > 5000 ? 'long' : null,
  };
  return Object.entries(all).flatMap(([field, code]) => (code === null ? [] : [{ field, code }]));
};

export const offerDraftStarts: StartLaw<Machine> = ({ snapshot, input, effects }) =>
  same(snapshot.context, { draft: input?.draft, problems: [] }) && effects.length === 0;

export const offerDraftLaws: Laws<Machine> = {
  'the fields hold what was typed, and what was said of a field goes with it': ({ before, input, after }) => {
    const typed = sent(input, 'field.changed');
    return (
      !typed ||
      (same(after.context.draft, { ...before.context.draft, [typed.field]: typed.value }) &&
        same(
          after.context.problems,
          before.context.problems.filter(({ field }) => field !== typed.field),
        ))
    );
  },
  'an offer that the server takes is sent, once for each time that it is submitted': ({
    before,
    input,
    effects,
  }) => {
    const { draft } = before.context;
    const isSent = !!sent(input, 'offer.submit') && wrongIn(draft).length === 0;
    return same(
      did(effects, 'sendOffer'),
      isSent
        ? [
            {
              terms: {
                person: draft.person.trim(),
                price: Number(draft.price),
                date: draft.date,
                note: draft.note.trim(),
                validUntil: new Date(`${draft.validUntil} 23:59:59.999`).toISOString(),
              },
            },
          ]
        : [],
    );
  },
  'any other stays: each field says what is wrong, and the first gets the focus': ({
    before,
    input,
    after,
    effects,
  }) => {
    if (!sent(input, 'offer.submit')) return did(effects, 'focusProblem').length === 0;
    const problems = wrongIn(before.context.draft);
    return (
      same(after.context, { draft: before.context.draft, problems }) &&
      same(did(effects, 'focusProblem'), problems.length > 0 ? [{ problems }] : [])
    );
  },
};
