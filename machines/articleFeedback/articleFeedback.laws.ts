import { type Laws, type StartLaw, same, sent } from '../../tests/paths/index.ts';
import type { articleFeedbackMachine } from './articleFeedbackMachine.ts';

type Machine = typeof articleFeedbackMachine;

export const articleFeedbackStarts: StartLaw<Machine> = ({ snapshot, input, effects }) =>
  snapshot.matches('notGiven') && same(snapshot.context, input) && effects.length === 0;

export const articleFeedbackLaws: Laws<Machine> = {
  'the visitor’s first answer counts: Yes adds one, No adds none, and either is thanked once': ({
    before,
    input,
    after,
    effects,
  }) => {
    const event = sent(input, 'feedback.give');
    if (!event || !before.matches('notGiven')) return true;
    const { helpful } = before.context;
    return (
      after.matches(event.answer) &&
      same(after.context, { helpful: event.answer === 'yes' ? helpful + 1 : helpful }) &&
      same(effects, [{ type: 'notify', params: { notice: 'thanked' } }])
    );
  },
  'after the first answer, nothing changes': ({ before, after, effects }) =>
    before.matches('notGiven') ||
    (same(after.value, before.value) && same(after.context, before.context) && effects.length === 0),
};
