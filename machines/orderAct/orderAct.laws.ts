import {
  did,
  type Laws,
  type ObservedStep,
  type StartLaw,
  same,
  sent,
  settled,
} from '../../tests/paths/index.ts';
import type { orderActMachine } from './orderActMachine.ts';

type Machine = typeof orderActMachine;
type Step = ObservedStep<Machine>;
type Sent = NonNullable<Step['before']['context']['pending']>;

const isTaken = ({ input }: Step) => settled(input, 'sendAct', 'isTaken');
const isRefused = ({ input }: Step) => settled(input, 'sendAct', 'isRefused');
const fails = ({ input, before }: Step) =>
  settled(input, 'sendAct', 'fails') || (before.matches('sending') && input.kind === 'elapse');

/** What the visitor asks to send, whether or not it can be. */
const askedBy = ({ input, before }: Step): Sent | null => {
  if (before.matches('sending')) return null;
  const act = sent(input, 'act.send');
  if (act) return { after: act.after, act: act.act };
  const file = sent(input, 'file.send');
  return file && before.context.file ? { after: file.after, file: before.context.file } : null;
};
const lacks = (pending: Sent): boolean =>
  'act' in pending &&
  ((pending.act.type === 'message.write' && !/\S/.test(pending.act.text)) ||
    ((pending.act.type === 'dispute.open' || pending.act.type === 'dispute.decide') &&
      !/\S/.test(pending.act.note)));
/** Without its place in the order. */
const contentOf = ({ after: _after, ...content }: Sent) => content;
const placeOf = (pending: Sent) =>
  'file' in pending ? 'file' : pending.act.type === 'message.write' ? 'message' : 'turn';

const textsOf = ({ context: { answer, note, text, file } }: Step['before']) => ({ answer, note, text, file });

export const orderActStarts: StartLaw<Machine> = ({ snapshot, input, effects }) =>
  snapshot.matches({ editing: 'quiet' }) &&
  same(snapshot.context, {
    answer: null,
    note: '',
    text: '',
    file: null,
    problem: null,
    pending: null,
    place: 'turn',
    fileLimit: input?.fileLimit,
  }) &&
  effects.length === 0;

export const orderActLaws: Laws<Machine> = {
  'what the visitor sends is sent once and whole, and nothing else is': (step) => {
    const { before, input, after, effects } = step;
    const posts = did(effects, 'start sendAct');
    const asked = askedBy(step);
    const again = before.context.pending;
    const isAgain = !!sent(input, 'act.retry') && before.matches({ editing: 'failed' });
    const expected = isAgain
      ? again
      : asked && !lacks(asked)
        ? again && same(contentOf(again), contentOf(asked))
          ? again
          : asked
        : null;
    return expected === null
      ? posts.length === 0
      : same(posts, [expected]) &&
          after.matches('sending') &&
          same(after.context.pending, expected) &&
          after.context.place === placeOf(expected);
  },
  'what lacks words or a file is not sent: the field says so and gets the focus': (step) => {
    const { input, before, after, effects } = step;
    const asked = askedBy(step);
    const hasNoFile =
      !before.matches('sending') && !!sent(input, 'file.send') && before.context.file === null;
    if (!(asked && lacks(asked)) && !hasNoFile) return did(effects, 'focusProblem').length === 0;
    const problem = hasNoFile
      ? 'fileMissing'
      : asked && 'act' in asked && asked.act.type === 'message.write'
        ? 'textMissing'
        : 'noteMissing';
    return (
      after.matches({ editing: 'quiet' }) &&
      after.context.problem === problem &&
      same(effects, [{ type: 'focusProblem', params: { problem } }]) &&
      same(textsOf(after), textsOf(before))
    );
  },
  'whoever waits for an answer changes nothing': ({ before, input, refused }) =>
    !before.matches('sending') || input.kind !== 'send' || refused,
  'whoever waits is shown so, for 30 s, or 120 s with a file': ({ after, pending }) =>
    after.hasTag('busy') === after.matches('sending') &&
    same([...pending], after.matches('sending') ? [after.context.place === 'file' ? 120_000 : 30_000] : []),
  'each answer of the server is shown: taken, refused or lost': (step) =>
    !step.before.matches('sending') ||
    step.input.kind === 'send' ||
    (step.after.matches({ editing: isTaken(step) ? 'sent' : isRefused(step) ? 'refused' : 'failed' }) &&
      same(did(step.effects, 'focusNews'), [{ place: step.before.context.place }])),
  'nothing is told as taken, refused or lost unless it was': (step) => {
    const { before, after } = step;
    const told = (['sent', 'refused', 'failed'] as const).find((news) => after.matches({ editing: news }));
    return (
      told === undefined ||
      before.matches({ editing: told }) ||
      (told === 'sent' ? isTaken(step) : told === 'refused' ? isRefused(step) : fails(step))
    );
  },
  'news stay until the visitor does something else than writing': ({ before, input, after }) => {
    const news = (['sent', 'refused', 'failed'] as const).find((each) => before.matches({ editing: each }));
    const writes = ['note.changed', 'text.changed', 'file.chosen', 'file.removed'] as const;
    return (
      news === undefined || !writes.some((type) => sent(input, type)) || after.matches({ editing: news })
    );
  },
  'the page gets the order with each answer': (step) =>
    same(did(step.effects, 'receive').length, isTaken(step) || isRefused(step) ? 1 : 0) &&
    did(step.effects, 'receive').every((received) =>
      (received as { order: { id: string } }).order.id.endsWith('-1'),
    ),
  'what has arrived is cleared, and all else is kept': (step) => {
    const { before, after, input } = step;
    if (isTaken(step)) {
      const { place } = before.context;
      const cleared =
        place === 'message' ? { text: '' } : place === 'file' ? { file: null } : { answer: null, note: '' };
      return same(textsOf(after), { ...textsOf(before), ...cleared }) && after.context.pending === null;
    }
    if (isRefused(step)) return same(textsOf(after), textsOf(before)) && after.context.pending === null;
    if (fails(step)) return same(after.context, before.context);
    if (input.kind !== 'send' || before.matches('sending')) return same(textsOf(after), textsOf(before));
    return true;
  },
  'an answer is opened empty and closed without a trace, and gets the focus': ({
    before,
    input,
    after,
    effects,
  }) => {
    if (before.matches('sending')) return true;
    const opened = sent(input, 'answer.open');
    const closed = !!sent(input, 'answer.close');
    if (!opened && !closed) return did(effects, 'focusAnswer').length === 0;
    const answer = opened ? opened.answer : null;
    return (
      after.matches({ editing: 'quiet' }) &&
      same(textsOf(after), { ...textsOf(before), answer, note: '' }) &&
      after.context.pending === null &&
      after.context.problem === null &&
      same(effects, [{ type: 'focusAnswer', params: { answer } }])
    );
  },
  'the fields hold what was typed and chosen, and a problem goes with it': ({ before, input, after }) => {
    if (before.matches('sending')) return true;
    const note = sent(input, 'note.changed');
    const text = sent(input, 'text.changed');
    const file = sent(input, 'file.chosen');
    const isRemoved = !!sent(input, 'file.removed');
    if (!note && !text && !file && !isRemoved)
      return (
        !!sent(input, 'answer.open') ||
        !!sent(input, 'answer.close') ||
        input.kind !== 'send' ||
        same(textsOf(after), textsOf(before))
      );
    const isFit = !file || (file.file.size > 0 && file.file.size <= before.context.fileLimit);
    const problem = isFit ? null : file?.file.size === 0 ? 'fileEmpty' : 'fileTooLarge';
    const entered = note
      ? { note: note.value }
      : text
        ? { text: text.value }
        : { file: isFit ? (file?.file ?? null) : null };
    return (
      same(textsOf(after), { ...textsOf(before), ...entered }) &&
      after.context.problem === problem &&
      same(after.context.pending, before.context.pending)
    );
  },
  'a problem is shown only before something is sent': ({ after }) =>
    !after.matches('sending') || after.context.problem === null,
};
