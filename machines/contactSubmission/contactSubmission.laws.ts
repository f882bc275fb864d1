import {
  afterEventType,
  did,
  type Input,
  type Laws,
  type ObservedStep,
  type StartLaw,
  same,
  sent,
  settled,
} from '../../tests/paths/index.ts';
import type { contactSubmissionMachine } from './contactSubmissionMachine.ts';
import type { Attachment, FieldProblem, Fields } from './contactSubmissionRules.ts';
import type { ContactEvent } from './contactSubmissionTransitions.ts';

type Machine = typeof contactSubmissionMachine;
type Snapshot = ObservedStep<Machine>['before'];

const fresh = {
  fields: { name: '', email: '', company: '', subject: '', message: '', consent: false },
  attachment: null,
  problems: [],
  attachmentProblem: null,
};

// What is complete is said here once more, in other words than the machine's.

const isNothing = (text: string): boolean => !/\S/.test(text);
const isAddress = (text: string): boolean => {
  const [name, host, ...more] = text.trim().split('@');
  return !!name && !!host && more.length === 0 && !/\s/.test(name + host);
};
/** A line break is one character, however it is written. */
const lengthOf = (text: string): number => {
  const lines = text.split(/\r\n|\r|\n/);
  return lines.reduce((sum, line) => sum + line.length, lines.length - 1);
};

const problemsIn = ({ name, email, subject, message, consent }: Fields): FieldProblem[] => {
  const problems: FieldProblem[] = [];
  if (isNothing(name)) problems.push({ field: 'name', code: 'missing' });
  if (isNothing(email)) problems.push({ field: 'email', code: 'missing' });
  else if (!isAddress(email)) problems.push({ field: 'email', code: 'malformed' });
  if (isNothing(subject)) problems.push({ field: 'subject', code: 'missing' });
  if (isNothing(message)) problems.push({ field: 'message', code: 'missing' });
  else if (lengthOf(message) < 500) problems.push({ field: 'message', code: 'tooShort' });
  else if (lengthOf(message) > 2000) problems.push({ field: 'message', code: 'tooLong' });
  if (!consent) problems.push({ field: 'consent', code: 'missing' });
  return problems;
};
const isComplete = ({ context }: Snapshot): boolean => problemsIn(context.fields).length === 0;

const isOpen = (snapshot: Snapshot): boolean => snapshot.matches('idle') || snapshot.matches('error');
const isSending = (snapshot: Snapshot): boolean => snapshot.matches('loading');

/** What the visitor's act, or the tab's draft, says the fields are. */
const saidBy = (before: Snapshot, input: Input<ContactEvent>): Partial<Fields> => {
  if (input.kind !== 'send' || !isOpen(before)) return {};
  const { event } = input;
  if (event.type === 'form.restored') return before.matches('idle') ? event.fields : {};
  return 'value' in event ? { [event.type.slice(0, event.type.indexOf('.'))]: event.value } : {};
};
const isTyping = ({ event: { type } }: Input<ContactEvent>): boolean =>
  type.endsWith('.changed') && type !== 'consent.changed';

/** Whether a delay of a state may end now. */
const isAwaiting = (snapshot: Snapshot, delay: string, state: string): boolean =>
  snapshot.can({ type: afterEventType(delay, { id: `contactSubmission.${state}` }) } as never);

/** What becomes of a chosen file. */
const judged = (attachment: Attachment, limit: number) => {
  if (attachment.size === 0) return { attachment: null, attachmentProblem: 'empty' };
  if (attachment.size > limit) return { attachment: null, attachmentProblem: 'tooLarge' };
  return { attachment, attachmentProblem: null };
};
const attachmentIn = ({ context: { attachment, attachmentProblem } }: Snapshot) => ({
  attachment,
  attachmentProblem,
});

export const contactStarts: StartLaw<Machine> = ({ snapshot, input, effects }) =>
  snapshot.matches('idle') &&
  same(snapshot.context, { ...fresh, attachmentLimit: input?.attachmentLimit }) &&
  effects.length === 0;

/** The visitor's message is with the service. */
export const contactGoal = (snapshot: Snapshot): boolean => snapshot.matches('success');

export const contactLaws: Laws<Machine> = {
  'only a complete message is sent': ({ after }) => !isSending(after) || isComplete(after),
  'a complete message is sent at once when the visitor says so': ({ before, input, after }) =>
    !sent(input, 'message.submit') ||
    !isOpen(before) ||
    !isComplete(before) ||
    after.matches({ loading: 'sending' }),
  'each attempt is one POST of exactly the fields and the file': ({ before, after, effects }) =>
    same(
      did(effects, 'start sendMessage'),
      isSending(after) && !isSending(before)
        ? [{ fields: after.context.fields, attachment: after.context.attachment }]
        : [],
    ),
  'only the visitor starts an attempt': ({ before, input, after }) =>
    isSending(before) || !isSending(after) || !!sent(input, 'message.submit'),
  'an attempt ends with its outcome or the timeout, with nothing else': ({ before, input, after }) => {
    if (!isSending(before)) return true;
    if (settled(input, 'sendMessage', 'succeeds')) return after.matches('success');
    if (settled(input, 'sendMessage', 'fails')) return after.matches('error');
    if (input.kind !== 'elapse') return isSending(after) && same(after.value, before.value);
    return input.delay === 8_000
      ? before.matches({ loading: 'sending' }) && after.matches({ loading: 'stillSending' })
      : before.matches({ loading: 'stillSending' }) && after.matches('error');
  },
  'it is slow after 8 s, and given up after 30 s, with a file after 120 s': ({ before, input }) => {
    if (input.kind !== 'elapse' || !isSending(before)) return true;
    if (before.matches({ loading: 'sending' })) return input.delay === 8_000;
    return input.delay === (before.context.attachment ? 120_000 : 30_000);
  },
  'what was sent is never sent again': ({ before, after }) =>
    !before.matches('success') || after.matches('success'),
  'the thanks page comes 1500 ms after the success, and by nothing else': ({ before, input, effects }) => {
    const isDue = before.matches('success') && input.kind === 'elapse' && input.delay === 1_500;
    return did(effects, 'redirect').length === (isDue ? 1 : 0);
  },
  // A law sees no timers: that one is set shows in what the machine is ready for.
  'every attempt has a timeout, and every success its redirect': ({ after }) =>
    isAwaiting(after, 'timeout', 'loading') === isSending(after) &&
    isAwaiting(after, 'redirect', 'success') === after.matches('success'),
  'time stands still but for a message on its way or arrived': ({ before, input }) =>
    input.kind !== 'elapse' || !isOpen(before),
  'a failure keeps every field, the file and the consent': ({ before, after }) =>
    !isSending(before) ||
    (same(after.context.fields, before.context.fields) &&
      same(after.context.attachment, before.context.attachment)),
  'what is said is kept, and nothing else changes': ({ before, input, after }) =>
    same(after.context.fields, { ...before.context.fields, ...saidBy(before, input) }),
  'editing is not sending': ({ before, input, after }) =>
    !isOpen(before) || !!sent(input, 'message.submit') || same(after.value, before.value),
  'a message that is on its way or arrived can’t be edited': ({ before, input, refused }) =>
    isOpen(before) || input.kind !== 'send' || refused,
  'errors list exactly what is wrong, from the attempt on, and go when it is mended': ({
    before,
    input,
    after,
  }) => {
    const was = before.context.problems;
    const wrong = problemsIn(after.context.fields);
    if (isSending(after)) return same(after.context.problems, []);
    if (sent(input, 'message.submit') && isOpen(before)) return same(after.context.problems, wrong);
    const complained = (field: string) => was.some((problem) => problem.field === field);
    return same(
      after.context.problems,
      wrong.filter(({ field }) => complained(field)),
    );
  },
  'an incomplete message is the form’s matter, whatever failed before': ({ before, input, after }) =>
    !sent(input, 'message.submit') || !isOpen(before) || isComplete(before) || after.matches('idle'),
  'every refusal and every failure leads to the summary, and nothing else does': ({
    before,
    input,
    after,
    effects,
  }) => {
    const isRefusal = !!sent(input, 'message.submit') && isOpen(before) && !isComplete(before);
    const isFailure = isSending(before) && after.matches('error');
    return did(effects, 'focusSummary').length === (isRefusal || isFailure ? 1 : 0);
  },
  'the draft holds every text as it stands after each edit of one, never the consent, and nothing once all are empty':
    ({ before, input, after, effects }) => {
      const { name, email, company, subject, message } = after.context.fields;
      const isEmpty = name + email + company + subject + message === '';
      const draft = isEmpty ? null : { name, email, company, subject, message };
      return same(did(effects, 'saveDraft'), isTyping(input) && isOpen(before) ? [{ draft }] : []);
    },
  'the draft is dropped when the message has arrived, and only then': ({ before, after, effects }) =>
    did(effects, 'dropDraft').length === (after.matches('success') && !before.matches('success') ? 1 : 0),
  'a file is kept if it may be sent, and nothing but a file is': ({ before, input, after }) => {
    const { attachment, attachmentLimit } = before.context;
    const chosen = sent(input, 'attachment.chosen');
    const kept = attachmentIn(after);
    if (isSending(after) && isOpen(before)) return same(kept, { attachment, attachmentProblem: null });
    if (!isOpen(before)) return same(kept, attachmentIn(before));
    if (chosen) return same(kept, judged(chosen.attachment, attachmentLimit));
    if (sent(input, 'attachment.removed')) return same(kept, { attachment: null, attachmentProblem: null });
    return same(kept, attachmentIn(before));
  },
  'it is busy while sending and once arrived': ({ after }) => after.hasTag('busy') === !isOpen(after),
  'nothing else is asked of the world': ({ effects }) => effects.every(({ type }) => known.includes(type)),
};

const known = ['start sendMessage', 'saveDraft', 'dropDraft', 'focusSummary', 'redirect'];
