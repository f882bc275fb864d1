import { assign, setup } from 'xstate';
import type { Terms } from '../order/orderEvents.ts';
import { placeholderAction } from '../placeholder.ts';
import {
  type OfferDraft,
  type OfferField,
  type OfferProblem,
  offerProblems,
  termsOf,
} from './offerDraftRules.ts';

interface Context {
  readonly draft: OfferDraft;
  readonly problems: readonly OfferProblem[];
}

const problemsIn = ({
  context,
  event,
}: {
  readonly context: Context;
  readonly event: { readonly today: string };
}) => ({
  problems: offerProblems(context.draft, event.today),
});

export const offerDraftMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { draft: OfferDraft },
    events: {} as
      | { type: 'field.changed'; field: OfferField; value: string }
      /** `today` is ISO 8601, without a time. */
      | { type: 'offer.submit'; today: string },
  },
  guards: { isComplete: (_, { problems }: Pick<Context, 'problems'>) => problems.length === 0 },
  actions: {
    setField: assign(({ context }, { field, value }: { field: OfferField; value: string }) => ({
      draft: { ...context.draft, [field]: value },
      problems: context.problems.filter((problem) => problem.field !== field),
    })),
    setProblems: assign((_, { problems }: Pick<Context, 'problems'>) => ({ problems })),
    focusProblem: placeholderAction<Pick<Context, 'problems'>>(),
    sendOffer: placeholderAction<{ terms: Terms }>(),
  },
}).createMachine({
  id: 'offerDraft',
  description: 'The owner writes an offer. It leaves the form only if the server would take it.',
  context: ({ input: { draft } }) => ({ draft, problems: [] }),
  on: {
    'field.changed': {
      actions: { type: 'setField', params: ({ event: { field, value } }) => ({ field, value }) },
    },
    'offer.submit': [
      {
        guard: { type: 'isComplete', params: problemsIn },
        actions: { type: 'sendOffer', params: ({ context }) => ({ terms: termsOf(context.draft) }) },
      },
      {
        actions: [
          { type: 'setProblems', params: problemsIn },
          { type: 'focusProblem', params: ({ context }) => ({ problems: context.problems }) },
        ],
      },
    ],
  },
});
