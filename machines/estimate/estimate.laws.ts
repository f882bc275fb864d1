import { did, type Laws, type StartLaw, same, sent } from '../../tests/paths/index.ts';
import type { estimateMachine } from './estimateMachine.ts';

type Machine = typeof estimateMachine;
type Context = { readonly answers: Readonly<Record<string, string>>; readonly neededBy: string };

/**
 * The days of the model's deck, counted on a calendar: for each task the earliest day that can be arranged and the usual
 * one. A Wednesday is the first.
 */
const days: Readonly<Record<string, readonly [earliest: string, usual: string]>> = {
  '5 yours': ['2025-03-07', '2025-03-10'],
  '12 yours': ['2025-03-10', '2025-03-12'],
  '5 new': ['2025-03-10', '2025-03-12'],
  '12 new': ['2025-03-11', '2025-03-14'],
};

const expected = ({ answers, neededBy }: Context): string => {
  const [earliest, usual] = days[`${answers.slides} ${answers.template}`] ?? [];
  if (earliest === undefined || usual === undefined) return 'incomplete';
  if (neededBy === '' || neededBy >= usual) return 'unhurried';
  return neededBy >= earliest ? 'rushed' : 'tooSoon';
};

const missing = ({ answers: { slides = '' } }: Context): string =>
  ['5', '12'].includes(slides) ? 'template' : 'slides';

export const estimateStarts: StartLaw<Machine> = ({ snapshot, input, effects }) =>
  snapshot.value === expected(snapshot.context) &&
  same(snapshot.context, { ...input, neededBy: '' }) &&
  same(effects, []);

export const estimateLaws: Laws<Machine> = {
  'the day that is needed is compared with the days of the task': ({ after }) =>
    after.value === expected(after.context),
  'there is an estimate unless an answer is missing': ({ after }) =>
    after.hasTag('estimated') === (expected(after.context) !== 'incomplete'),
  'an answer and a day are kept as they were given, and nothing else changes': ({ before, input, after }) => {
    const answer = sent(input, 'answer.changed');
    const day = sent(input, 'day.changed');
    const { answers, neededBy } = before.context;
    return same(after.context, {
      ...before.context,
      answers: answer ? { ...answers, [answer.question]: answer.answer } : answers,
      neededBy: day ? day.day : neededBy,
    });
  },
  'a request carries the whole task; without an answer, the focus moves to what is missing': ({
    before,
    input,
    effects,
  }) => {
    const isPressed = !!sent(input, 'request.open');
    const isMissing = before.matches('incomplete');
    return (
      same(did(effects, 'openRequest'), isPressed && !isMissing ? [before.context] : []) &&
      same(did(effects, 'focusAnswer'), isPressed && isMissing ? [{ question: missing(before.context) }] : [])
    );
  },
};
