// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { machineSuite } from '../../tests/paths/actor.ts';
import { until } from '../../tests/paths/index.ts';
import { anyCharacters, anyLines, anyText } from '../../tests/worlds/typedText.ts';
import { fileSize } from '../fileSizeRules.ts';
import { contactGoal, contactLaws, contactStarts } from './contactSubmission.laws.ts';
import { complete, contactActorModel, words } from './contactSubmission.model.ts';
import { type Fields, type TextFields, textNames } from './contactSubmissionFields.ts';
import {
  attachmentProblemOf,
  composeSubject,
  type Message,
  messageLength,
  messageLimits,
  parseContactDraft,
  problemsOf,
  remainingProblems,
} from './contactSubmissionRules.ts';

const anyTextOf = (field: keyof TextFields): fc.Arbitrary<string> => {
  if (field === 'email') return fc.oneof(fc.string(), fc.emailAddress());
  if (field !== 'message') return anyText.map(({ value }) => value);
  const more = fc.array(fc.constantFrom('\r', '\n', ' ', '\u2028', '\u200b', '👩‍👩‍👧'), { maxLength: 6 });
  return fc.tuple(fc.constantFrom(497, 1997), more).map(([n, rest]) => words(n) + rest.join(''));
};

machineSuite({
  name: 'contactSubmission',
  equivalent: {
    'idle: message.submit: #2 target removed':
      '`idle` has no entry, exit or timer, so staying there and entering it again are the same',
  },
  model: contactActorModel,
  laws: contactLaws,
  starts: contactStarts,
  temporal: {
    'whoever sends hears the end of it': until(
      (snapshot) => snapshot.matches('loading'),
      (snapshot) => snapshot.matches('success') || snapshot.matches('error'),
    ),
  },
  goal: contactGoal,
  arbitraries: {
    'field.changed': fc.oneof(
      ...textNames.map((field) => anyTextOf(field).map((value) => ({ field, value }))),
      fc.boolean().map((value) => ({ field: 'consent' as const, value })),
    ),
    'lines.add': fc.record({ lines: anyLines }),
    'answers.handedOver': fc.record({ fields: fc.record({ message: anyTextOf('message') }) }),
    'attachment.chosen': fc.record({
      attachment: fc.record({ name: fc.string(), size: fc.nat({ max: 2_000 }) }),
    }),
  },
});

it('contactSubmission: redirects once, and never again', async () => {
  const clock = new SimulatedClock();
  const calls: string[] = [];
  const machine = contactActorModel.machine.provide({
    actors: { sendMessage: fromPromise<object, Message>(async () => ({})) },
    actions: {
      saveDraft: () => {},
      dropDraft: () => void calls.push('drop'),
      focusSummary: () => {},
      redirect: () => void calls.push('redirect'),
    },
  });
  const actor = createActor(machine, { clock, input: { attachmentLimit: 1 } }).start();
  const { consent, ...fields } = complete;
  actor.send({ type: 'form.restored', fields });
  actor.send({ type: 'field.changed', field: 'consent', value: consent });
  actor.send({ type: 'message.submit' });
  actor.send({ type: 'message.submit' });
  await new Promise((later) => setImmediate(later));
  clock.increment(1_499);
  expect(calls).toEqual(['drop']);
  clock.increment(1);
  actor.send({ type: 'message.submit' });
  clock.increment(3_600_000);
  expect(calls).toEqual(['drop', 'redirect']);
});

describe('contactSubmission: rules', () => {
  it.each([
    [0, '0 bytes'],
    [1023, '1023 bytes'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [320 * 1024, '320 KB'],
    [10.4 * 1024, '10 KB'],
    [1024 * 1024 - 1, '1024 KB'],
    [1024 * 1024, '1 MB'],
    [1.5 * 1024 * 1024, '1.5 MB'],
    [10 * 1024 * 1024, '10 MB'],
    [10.4 * 1024 * 1024, '10 MB'],
  ])('says %d bytes as %s', (bytes, text) => expect(fileSize(bytes)).toBe(text));

  it.each([
    ['', 0],
    ['a\nb', 3],
    ['a\r\nb', 3],
    ['a\rb', 3],
    ['\r\n\r\n', 2],
    ['\n\r', 2],
    ['\r\r\n', 2],
    ['a\u2028b', 3],
    ['👩‍👩‍👧', 8],
  ])('counts the characters of %j: %i', (message, length) => expect(messageLength(message)).toBe(length));

  it('limits a message to 500 to 2000 characters (F10)', () =>
    expect(messageLimits).toEqual({ min: 500, max: 2000 }));

  const missing = (field: keyof Fields) => [{ field, code: 'missing' }];
  const email = (code: string) => [{ field: 'email', code }];
  const message = (code: string) => [{ field: 'message', code }];
  it.each<[string, Partial<Fields>, object[]]>([
    ['a complete form', {}, []],
    ['no company', { company: '' }, []],
    ['no name', { name: '' }, missing('name')],
    ['a blank name', { name: ' \t\u00a0' }, missing('name')],
    ['a name of 10,000 characters', { name: words(10_000) }, []],
    ['no address', { email: '' }, email('missing')],
    ['a blank address', { email: '  ' }, email('missing')],
    ['the shortest address', { email: 'a@b' }, []],
    ['blanks around an address', { email: ' ada@example.org\n' }, []],
    ['a blank in an address', { email: 'a b@c' }, email('malformed')],
    ['a blank in the host', { email: 'a@b c' }, email('malformed')],
    ['no host', { email: 'a@' }, email('malformed')],
    ['no name before the @', { email: '@b' }, email('malformed')],
    ['no @', { email: 'ab' }, email('malformed')],
    ['two @', { email: 'a@b@c' }, email('malformed')],
    ['no subject', { subject: '' }, missing('subject')],
    ['a blank subject', { subject: ' ' }, missing('subject')],
    ['no message', { message: '' }, message('missing')],
    ['a blank message, long enough', { message: ' \n'.repeat(300) }, message('missing')],
    ['499 characters', { message: words(499) }, message('tooShort')],
    ['500 characters', { message: words(500) }, []],
    ['2000 characters', { message: words(2000) }, []],
    ['2001 characters', { message: words(2001) }, message('tooLong')],
    ['10,000 characters', { message: words(10_000) }, message('tooLong')],
    ['500 with a CRLF', { message: `${words(499)}\r\n` }, []],
    ['499 with a CRLF', { message: `${words(498)}\r\n` }, message('tooShort')],
    ['2000 with CRLFs', { message: `${words(1800)}${'\r\n'.repeat(200)}` }, []],
    ['no consent', { consent: false }, missing('consent')],
  ])('checks %s', (_, changes, problems) =>
    expect(problemsOf({ ...complete, ...changes })).toEqual(problems),
  );

  it('returns the problems in the order of the form', () =>
    expect(
      problemsOf({ name: '', email: '', company: '', subject: '', message: '', consent: false }).map(
        ({ field }) => field,
      ),
    ).toEqual(['name', 'email', 'subject', 'message', 'consent']));

  it('keeps reporting a field until it is fixed, with its present problem', () => {
    const reported = [{ field: 'message', code: 'tooShort' }] as const;
    const left = (changes: Partial<Fields>) => remainingProblems(reported, { ...complete, ...changes });
    expect(left({})).toEqual([]);
    expect(left({ message: words(2001), name: '' })).toEqual(message('tooLong'));
    expect(remainingProblems([], { ...complete, name: '' })).toEqual([]);
  });

  it.each([
    [0, 1000, 'empty'],
    [1, 1000, null],
    [1000, 1000, null],
    [1001, 1000, 'tooLarge'],
    [2 ** 31, 10 * 1024 * 1024, 'tooLarge'],
  ])('checks a file of %i bytes against a limit of %i: %s', (size, limit, problem) =>
    expect(attachmentProblemOf({ name: 'a', size }, limit)).toBe(problem),
  );

  it.each([
    ['Sales sheet', 'Ada', 'Sales sheet — Ada'],
    ['a\r\nBcc: b@c', 'Ada', 'a Bcc: b@c — Ada'],
    ['a\u0000b', 'A\tda', 'a b — A da'],
    ['a\u2028b\u2029c\u0085d', 'Ada', 'a b c d — Ada'],
    ['a\u007fb\u009fc', '\u001b[31mAda', 'a b c —  [31mAda'],
    ['Ünïcode 👩‍👩‍👧 — “x”', '李', 'Ünïcode 👩‍👩‍👧 — “x” — 李'],
    ['$& $1', '{subject}', '$& $1 — {subject}'],
  ])('composes a subject from %j and %j', (subject, name, composed) =>
    expect(composeSubject({ subject, name })).toBe(`Website Contact — ${composed}`),
  );

  it('composes a subject of one line from any subject and name', () =>
    fc.assert(
      fc.property(anyCharacters(), anyCharacters(), (subject, name) => {
        const composed = composeSubject({ subject, name });
        // biome-ignore lint/suspicious/noControlCharactersInRegex: the test proves their absence
        expect(composed).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
        expect(composed.startsWith('Website Contact — ')).toBe(true);
      }),
    ));

  const { consent: _, ...draft } = complete;
  it.each<[string, unknown]>([
    ['nothing', null],
    ['undefined', undefined],
    ['a text', 'junk'],
    ['a number', 7],
    ['a list', [draft]],
    ['a missing field', { ...draft, message: undefined }],
    ['a field that is not a string', { ...draft, name: 1 }],
    ['a field that is null', { ...draft, name: null }],
    ['another version', { version: 2, fields: draft }],
  ])('reads no draft from %s', (_name, stored) => expect(parseContactDraft(stored)).toBeNull());

  it('reads the five texts of a draft and nothing else', () => {
    expect(parseContactDraft(draft)).toEqual(draft);
    expect(parseContactDraft({ ...draft, consent: true, attachment: 'x', ['__proto__']: { a: 1 } })).toEqual(
      draft,
    );
    expect(parseContactDraft({ ...draft, message: words(2_000_000) })?.message).toHaveLength(2_000_000);
  });
});
