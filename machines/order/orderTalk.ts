import { orderSetup } from './orderSetup.ts';
import { byEither, byOwner, byVisitor } from './orderTransitions.ts';

const saying = [
  { guard: byVisitor, target: '.ownerAnswers' },
  { guard: byOwner, target: '.visitorAnswers' },
] as const;

/** Whether somebody waits for an answer, beside the steps of the order. */
export const talk = orderSetup.createStateConfig({
  description: 'Who has written or added a file is answered: in kind, or by the next step of either.',
  initial: 'quiet',
  on: {
    'message.write': saying,
    'file.add': saying,
    'step.taken': [{ guard: byEither, target: '.quiet', actions: 'setSince' }, { actions: 'setSince' }],
  },
  states: {
    quiet: {},
    ownerAnswers: { tags: 'ownerAnswers' },
    visitorAnswers: { tags: 'visitorAnswers' },
  },
});
