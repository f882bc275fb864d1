// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { machineSuite } from '../../tests/paths/actor.ts';
import { contactGoal, contactLaws, contactStarts } from './contactSubmission.laws.ts';
import { complete, contactActorModel, words } from './contactSubmission.model.ts';
import {
  attachmentProblemOf,
  composeSubject,
  type Fields,
  type Message,
  messageLength,
  messageLimits,
  parseContactDraft,
  problemsLeft,
  problemsOf,
} from './contactSubmissionRules.ts';

const text = fc.record({ value: fc.string({ unit: 'grapheme' }) });

machineSuite({
  name: 'contactSubmission',
  equivalent: {
    'idle: message.submit: #2 target removed':
      '`idle` has no entry, exit or timer: to stay there and to come back are the same',
  },
  model: contactActorModel,
  laws: contactLaws,
  starts: contactStarts,
  goal: contactGoal,
  arbitraries: {
    'name.changed': text,
    'email.changed': fc.record({ value: fc.oneof(fc.string(), fc.emailAddress()) }),
    'company.changed': text,
    'subject.changed': text,
    'message.changed': fc.record({
      value: fc
        .tuple(
          fc.constantFrom(497, 1997),
          fc.array(fc.constantFrom('\r', '\n', ' ', '\u2028', '👩‍👩‍👧'), { maxLength: 6 }),
        )
        .map(([n, more]) => words(n) + more.join('')),
    }),
    'attachment.chosen': fc.record({
      attachment: fc.record({ name: fc.string(), size: fc.nat({ max: 2_000 }) }),
    }),
  },
});

it('contactSubmission: the redirect is asked for once, and never again', async () => {
  const clock = new SimulatedClock();
  const asked: string[] = [];
  const machine = contactActorModel.machine.provide({
    actors: { sendMessage: fromPromise<void, Message>(async () => {}) },
    actions: {
      saveDraft: () => {},
      dropDraft: () => void asked.push('drop'),
      focusSummary: () => {},
      redirect: () => void asked.push('redirect'),
    },
  });
  const actor = createActor(machine, { clock, input: { attachmentLimit: 1 } }).start();
  const { consent, ...fields } = complete;
  actor.send({ type: 'form.restored', fields });
  actor.send({ type: 'consent.changed', value: consent });
  actor.send({ type: 'message.submit' });
  actor.send({ type: 'message.submit' });
  await new Promise((later) => setImmediate(later));
  clock.increment(1_499);
  expect(asked).toEqual(['drop']);
  clock.increment(1);
  actor.send({ type: 'message.submit' });
  clock.increment(3_600_000);
  expect(asked).toEqual(['drop', 'redirect']);
});

describe('contactSubmission: rules', () => {
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
  ])('the length of %j is %i', (message, length) => expect(messageLength(message)).toBe(length));

  it('the limits are 500 and 2000 characters (F10)', () =>
    expect(messageLimits).toEqual({ min: 500, max: 2000 }));

  const missing = (field: keyof Fields) => [{ field, code: 'missing' }];
  const email = (code: string) => [{ field: 'email', code }];
  const message = (code: string) => [{ field: 'message', code }];
  it.each<[string, Partial<Fields>, object[]]>([
    ['nothing', {}, []],
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
    ['nobody', { email: '@b' }, email('malformed')],
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
  ])('%s', (_, changes, problems) => expect(problemsOf({ ...complete, ...changes })).toEqual(problems));

  it('problems come in the order of the form', () =>
    expect(
      problemsOf({ name: '', email: '', company: '', subject: '', message: '', consent: false }).map(
        ({ field }) => field,
      ),
    ).toEqual(['name', 'email', 'subject', 'message', 'consent']));

  it('what was complained of is complained of until it is right, and by its present fault', () => {
    const complained = [{ field: 'message', code: 'tooShort' }] as const;
    const left = (changes: Partial<Fields>) => problemsLeft(complained, { ...complete, ...changes });
    expect(left({})).toEqual([]);
    expect(left({ message: words(2001), name: '' })).toEqual(message('tooLong'));
    expect(problemsLeft([], { ...complete, name: '' })).toEqual([]);
  });

  it.each([
    [0, 1000, 'empty'],
    [1, 1000, null],
    [1000, 1000, null],
    [1001, 1000, 'tooLarge'],
    [2 ** 31, 10 * 1024 * 1024, 'tooLarge'],
  ])('a file of %i bytes where %i are allowed: %s', (size, limit, problem) =>
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
  ])('the subject of %j from %j', (subject, name, composed) =>
    expect(composeSubject({ subject, name })).toBe(`Website Contact — ${composed}`),
  );

  it('whatever is in subject and name, the composed subject is one line', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (subject, name) => {
        const composed = composeSubject({ subject, name });
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
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
    ['a field too few', { ...draft, message: undefined }],
    ['a field that is no text', { ...draft, name: 1 }],
    ['a field that is null', { ...draft, name: null }],
    ['another version', { version: 2, fields: draft }],
  ])('%s is no draft', (_name, stored) => expect(parseContactDraft(stored)).toBeNull());

  it('a draft is the five texts and nothing else', () => {
    expect(parseContactDraft(draft)).toEqual(draft);
    expect(parseContactDraft({ ...draft, consent: true, attachment: 'x', ['__proto__']: { a: 1 } })).toEqual(
      draft,
    );
    expect(parseContactDraft({ ...draft, message: words(2_000_000) })?.message).toHaveLength(2_000_000);
  });
});
