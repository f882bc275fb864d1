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
import { contactFields, type Fields } from './contactSubmissionFields.ts';
import type { contactSubmissionMachine } from './contactSubmissionMachine.ts';
import type { Attachment, FieldProblem } from './contactSubmissionRules.ts';
import type { ContactEvent } from './contactSubmissionSetup.ts';

/** What the model's inbox answers. */
const reply = {
  reference: '3f2a91c05d7e4b1290acd3f8e6517b24-1',
  order: { id: '3f2a91c05d7e4b1290acd3f8e6517b24-1', key: 'q3Fz-0aB_8kLmN2pRsT5vw' },
};

type Machine = typeof contactSubmissionMachine;
type Snapshot = ObservedStep<Machine>['before'];

const nothing = Object.fromEntries(
  Object.keys(contactFields).map((field) => [field, field === 'consent' ? false : '']),
) as Fields;
const fresh = {
  fields: nothing,
  attachment: null,
  problems: [],
  attachmentProblem: null,
  shared: '',
  reply: {},
  pause: 0,
};

// The laws state the rules in other words: with the machine's own, they would share its mistakes.

const isNothing = (text: string): boolean => !/\S/.test(text);
const isAddress = (text: string): boolean => {
  const [name, host, ...more] = text.trim().split('@');
  return !!name && !!host && more.length === 0 && !/\s/.test(name + host);
};
/** Counts each line break as one character. */
const lengthOf = (text: string): number => {
  const lines = text.split(/\r\n|\r|\n/);
  return lines.reduce((sum, line) => sum + line.length, lines.length - 1);
};
/** Zero-width characters and their kind, which no reader sees. */
const hidden = /(?![\t\n])\p{Cc}|[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u;
const readable = new Map<string, string>();
/** Remembered, because all steps of an exploration have the same few texts. */
const withoutHidden = (text: string): string => {
  const known = readable.get(text);
  if (known !== undefined) return known;
  const left = [...text.replaceAll('\r\n', '\n')].filter((character) => !hidden.test(character)).join('');
  readable.set(text, left);
  return left;
};
/** What a field of one line shows of a text: a space for each run of line breaks and control characters. */
const inOneLine = (text: string): string => {
  const pieces = text.split(/\p{Cc}|\u2028|\u2029/u);
  return pieces.filter((piece, at) => piece !== '' || at === 0 || at === pieces.length - 1).join(' ');
};
const asShown = (fields: Partial<Fields>): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      name === 'message' || typeof value === 'boolean' ? value : inOneLine(value),
    ]),
  );

const problemsIn = ({ name, email, subject, message, consent }: Fields): FieldProblem[] => {
  const problems: FieldProblem[] = [];
  if (isNothing(name)) problems.push({ field: 'name', code: 'missing' });
  if (isNothing(email)) problems.push({ field: 'email', code: 'missing' });
  else if (!isAddress(email)) problems.push({ field: 'email', code: 'malformed' });
  if (isNothing(subject)) problems.push({ field: 'subject', code: 'missing' });
  if (isNothing(message)) problems.push({ field: 'message', code: 'missing' });
  else if (withoutHidden(message).length < 500) problems.push({ field: 'message', code: 'tooShort' });
  else if (lengthOf(message) > 2000) problems.push({ field: 'message', code: 'tooLong' });
  if (!consent) problems.push({ field: 'consent', code: 'missing' });
  return problems;
};
const isComplete = ({ context }: Snapshot): boolean => problemsIn(context.fields).length === 0;

const isOpen = (snapshot: Snapshot): boolean => snapshot.matches('idle') || snapshot.matches('error');
const isPaused = (input: Input<ContactEvent>): boolean => settled(input, 'sendMessage', 'pauses');
const isSending = (snapshot: Snapshot): boolean => snapshot.matches('loading');

/** Nobody's words are lost: one text if it has the other, or if the other is as old as what both have been; else both. */
const merged = (own: string, offered: string, old: string): string => {
  if (isNothing(own) || isNothing(offered)) return isNothing(offered) ? own : offered;
  if (own.split(offered).length > 1 || offered === old) return own;
  return own === old || offered.split(own).length > 1 ? offered : [own, '', offered].join('\n');
};
/** What the request dialog's answers change: fields that are still empty, and the message. */
const offeredIn = ({ context: { fields, shared } }: Snapshot, offered: Partial<Fields>): Partial<Fields> => ({
  ...Object.fromEntries(
    Object.entries(offered).filter(
      ([name, text]) => isNothing(String(fields[name as keyof Fields])) && !isNothing(String(text)),
    ),
  ),
  ...(offered.message ? { message: merged(fields.message, offered.message, shared) } : {}),
});
/** A text with each of the lines, once: those that it lacks are at its end. */
const extended = (text: string, lines: string): string => {
  const own = text.split('\n');
  for (const line of lines.split('\n')) {
    if (own.some((each) => each.trimStart().indexOf(line.trimEnd()) === 0)) continue;
    if (own.at(-1) === '') own.pop();
    own.push(line);
  }
  return own.join('\n');
};
/** The message with the lines that the visitor adds, or `null` if it has no room for them. */
const messageWith = ({ context: { fields } }: Snapshot, lines: string): string | null => {
  const text = extended(fields.message, lines);
  return text === fields.message || lengthOf(text) <= 2000 ? text : null;
};
/** The fields that the visitor, a restored draft or the request dialog changes in a step. */
const changesIn = (before: Snapshot, input: Input<ContactEvent>): Partial<Fields> => {
  if (input.kind !== 'send' || !isOpen(before)) return {};
  const { event } = input;
  if (event.type === 'form.restored') return before.matches('idle') ? asShown(event.fields) : {};
  if (event.type === 'answers.handedOver') return asShown(offeredIn(before, event.fields));
  if (event.type === 'lines.add') {
    const message = messageWith(before, event.lines);
    return message === null ? {} : { message };
  }
  return event.type === 'field.changed' ? asShown({ [event.field]: event.value }) : {};
};
const isTyping = ({ before, input }: ObservedStep<Machine>): boolean => {
  const added = sent(input, 'lines.add');
  if (added) return messageWith(before, added.lines) !== null;
  return !!sent(input, 'answers.handedOver') || !!sent(input, 'field.changed');
};

/** Whether a state's delay is running. */
const isRunning = (snapshot: Snapshot, delay: string, state: string): boolean =>
  snapshot.can({ type: afterEventType(delay, { id: `contactSubmission.${state}` }) } as never);

/** The attachment and its problem after a file is chosen. */
const attachmentAfter = (attachment: Attachment, limit: number) => {
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

/** The service has the visitor's message. */
export const contactGoal = (snapshot: Snapshot): boolean => snapshot.matches('success');

export const contactLaws: Laws<Machine> = {
  'only a complete message is sent': ({ after }) => !isSending(after) || isComplete(after),
  'a complete message is sent as soon as the visitor submits it': ({ before, input, after }) =>
    !sent(input, 'message.submit') ||
    !isOpen(before) ||
    !isComplete(before) ||
    after.matches({ loading: 'sending' }),
  'each attempt sends exactly the visitor’s fields and file, in one POST': ({ before, after, effects }) =>
    same(
      did(effects, 'start sendMessage'),
      isSending(after) && !isSending(before)
        ? [{ fields: after.context.fields, attachment: after.context.attachment }]
        : [],
    ),
  'only the visitor starts an attempt': ({ before, input, after }) =>
    isSending(before) || !isSending(after) || !!sent(input, 'message.submit'),
  'an attempt ends with its outcome or the timeout, and in no other way': ({ before, input, after }) => {
    if (!isSending(before)) return true;
    if (settled(input, 'sendMessage', 'succeeds')) return after.matches('success');
    if (isPaused(input) || settled(input, 'sendMessage', 'fails')) return after.matches('error');
    if (input.kind !== 'elapse') return isSending(after) && same(after.value, before.value);
    return input.delay === 8_000
      ? before.matches({ loading: 'sending' }) && after.matches({ loading: 'stillSending' })
      : before.matches({ loading: 'stillSending' }) && after.matches('error');
  },
  'the visitor waits 8 s to be told that sending is slow, and at most 30 s, or 120 s with a file': ({
    before,
    input,
  }) => {
    if (input.kind !== 'elapse' || !isSending(before)) return true;
    if (before.matches({ loading: 'sending' })) return input.delay === 8_000;
    return input.delay === (before.context.attachment ? 120_000 : 30_000);
  },
  'a message that was sent is never sent again': ({ before, after }) =>
    !before.matches('success') || after.matches('success'),
  'the visitor goes on to the thanks page 1500 ms after the success, with what the endpoint answered, and in no other way':
    ({ before, input, effects }) => {
      const isDue = before.matches('success') && input.kind === 'elapse' && input.delay === 1_500;
      return same(did(effects, 'redirect'), isDue ? [{ reply }] : []);
    },
  // A law sees only how long timers run. Which ones they are shows in the events that the machine accepts.
  'every attempt has a timeout, and every success has a redirect': ({ after }) =>
    isRunning(after, 'timeout', 'loading') === isSending(after) &&
    isRunning(after, 'redirect', 'success') === after.matches('success'),
  'no timer ends while the visitor fills in the form': ({ before, input }) =>
    input.kind !== 'elapse' || !isOpen(before),
  'an attempt changes none of the visitor’s fields, nor the file or the consent': ({ before, after }) =>
    !isSending(before) ||
    (same(after.context.fields, before.context.fields) &&
      same(after.context.attachment, before.context.attachment)),
  'the fields hold what the visitor enters, all but the message in one line, and nothing else changes them':
    ({ before, input, after }) =>
      same(after.context.fields, { ...before.context.fields, ...changesIn(before, input) }),
  'how long to wait is told after the attempt that was told so, and with the next one no more': ({
    before,
    input,
    after,
  }) =>
    after.context.pause ===
    (isSending(before) ? (isPaused(input) ? 90 : 0) : isSending(after) ? 0 : before.context.pause),
  'editing neither sends the message nor hides a failure': ({ before, input, after }) =>
    !isOpen(before) || !!sent(input, 'message.submit') || same(after.value, before.value),
  'the visitor cannot edit a message that is being sent or was sent': ({ before, input, refused }) =>
    isOpen(before) || input.kind !== 'send' || refused,
  'after an attempt, the errors list exactly what is wrong, and each goes when the visitor fixes it': ({
    before,
    input,
    after,
  }) => {
    const reported = before.context.problems;
    const wrong = problemsIn(after.context.fields);
    if (isSending(after)) return same(after.context.problems, []);
    if (sent(input, 'message.submit') && isOpen(before)) return same(after.context.problems, wrong);
    const wasReported = (field: string) => reported.some((problem) => problem.field === field);
    return same(
      after.context.problems,
      wrong.filter(({ field }) => wasReported(field)),
    );
  },
  'submitting an incomplete message leads back to the form, even after a failure': ({
    before,
    input,
    after,
  }) => !sent(input, 'message.submit') || !isOpen(before) || isComplete(before) || after.matches('idle'),
  'every refusal and every failure moves the focus to the summary, and nothing else does': ({
    before,
    input,
    after,
    effects,
  }) => {
    const isRefusal = !!sent(input, 'message.submit') && isOpen(before) && !isComplete(before);
    const isFailure = isSending(before) && after.matches('error');
    return did(effects, 'focusSummary').length === (isRefusal || isFailure ? 1 : 0);
  },
  'what the request dialog hands over moves the focus to the first field that still needs something': ({
    before,
    input,
    after,
    effects,
  }) => {
    const isTaken = !!sent(input, 'answers.handedOver') && isOpen(before);
    const [first = { field: null }] = problemsIn(after.context.fields);
    return same(did(effects, 'focusField'), isTaken ? [{ field: first.field }] : []);
  },
  'each edit saves all texts as a draft, never the consent, and removes the draft once all are empty': (
    step,
  ) => {
    const { consent: _, ...texts } = step.after.context.fields;
    const draft = Object.values(texts).join('') === '' ? null : texts;
    return same(did(step.effects, 'saveDraft'), isTyping(step) && isOpen(step.before) ? [{ draft }] : []);
  },
  'lines for which the message has no room are refused': ({ before, input, refused }) => {
    const added = sent(input, 'lines.add');
    return !added || !isOpen(before) || refused === (messageWith(before, added.lines) === null);
  },
  'who adds lines types on in the first new one, or in the first if they are all there': ({
    before,
    input,
    after,
    effects,
  }) => {
    const added = sent(input, 'lines.add');
    const carets = did(effects, 'placeCaret') as readonly { text: string; at: number }[];
    if (!added || !isOpen(before) || messageWith(before, added.lines) === null) return carets.length === 0;
    const [caret] = carets;
    const own = before.context.fields.message.split('\n').map((line) => line.trim());
    const wanted = added.lines.split('\n').map((line) => line.trim());
    const line = wanted.find((each) => !own.some((text) => text.startsWith(each))) ?? wanted[0] ?? '';
    const { message } = after.context.fields;
    return (
      carets.length === 1 &&
      caret?.text === message &&
      (caret.at === message.length || message[caret.at] === '\n') &&
      message.slice(0, caret.at).split('\n').at(-1)?.trim().startsWith(line) === true
    );
  },
  'who wants to send a short request hands over every text, and keeps it': ({ before, input, effects }) => {
    const { consent: _, ...fields } = before.context.fields;
    return same(did(effects, 'handOver'), sent(input, 'request.open') && isOpen(before) ? [{ fields }] : []);
  },
  'what both forms have had is the message that last came or went': ({ before, input, after }) => {
    const { fields, shared } = before.context;
    const came = isOpen(before) ? sent(input, 'answers.handedOver') : null;
    const went = isOpen(before) && !!sent(input, 'request.open');
    return after.context.shared === (went ? fields.message : came ? came.fields.message : shared);
  },
  'the draft is removed when the message has been sent, and only then': ({ before, after, effects }) =>
    did(effects, 'dropDraft').length === (after.matches('success') && !before.matches('success') ? 1 : 0),
  'a chosen file is attached if it may be sent, and refused otherwise': ({ before, input, after }) => {
    const { attachment, attachmentLimit } = before.context;
    const chosen = sent(input, 'attachment.chosen');
    const current = attachmentIn(after);
    if (isSending(after) && isOpen(before)) return same(current, { attachment, attachmentProblem: null });
    if (!isOpen(before)) return same(current, attachmentIn(before));
    if (chosen) return same(current, attachmentAfter(chosen.attachment, attachmentLimit));
    if (sent(input, 'attachment.removed'))
      return same(current, { attachment: null, attachmentProblem: null });
    return same(current, attachmentIn(before));
  },
  'the form is busy while the message is being sent and after the success': ({ after }) =>
    after.hasTag('busy') === !isOpen(after),
  'there are no other effects': ({ effects }) => effects.every(({ type }) => effectTypes.includes(type)),
};

const effectTypes = [
  'start sendMessage',
  'saveDraft',
  'dropDraft',
  'focusField',
  'placeCaret',
  'focusSummary',
  'handOver',
  'redirect',
];
