import { offerDraftMachine } from '../../machines/offerDraft/offerDraftMachine.ts';
import { offerDraftOf } from '../../machines/offerDraft/offerDraftRules.ts';
import type { Terms } from '../../machines/order/orderEvents.ts';
import { focusFieldWhenRendered } from '../effects/focusFieldWhenRendered.ts';
import { readToday } from '../effects/readToday.ts';

/** With what an offer begins, and the day on which it does, in ISO 8601. */
export const offerDraftStart = (terms: Terms | null) => {
  const today = readToday();
  return { today, input: { draft: offerDraftOf(terms, today) } };
};

export const offerDraft = (sendOffer: (terms: Terms) => void) =>
  offerDraftMachine.provide({
    actions: {
      sendOffer: (_, { terms }) => sendOffer(terms),
      focusProblem: (_, { problems: [first] }) =>
        void (first === undefined ? undefined : focusFieldWhenRendered(`offer-${first.field}`)),
    },
  });
