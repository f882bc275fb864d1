// @vitest-environment node

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { machineSuite } from '../../tests/paths/actor.ts';
import { leadsTo, until } from '../../tests/paths/index.ts';
import { firstService } from '../../tests/worlds/services.ts';
import { anyLines, anyText } from '../../tests/worlds/typedText.ts';
import { type FormField, namesOf } from '../formFields.ts';
import { requestWizardLaws, requestWizardStarts } from './requestWizard.laws.ts';
import { requestWizardActorModel } from './requestWizard.model.ts';
import {
  type Answers,
  answered,
  type RequestField,
  requestFields,
  serviceIds,
} from './requestWizardFields.ts';
import {
  fieldToFix,
  noAnswers,
  type Problem,
  parseRequestDraft,
  remainingProblem,
} from './requestWizardRules.ts';
import { timeframeFor } from './timeframeRules.ts';

const anyAnswer = (field: RequestField): fc.Arbitrary<string | boolean> => {
  const { kind, options }: FormField = requestFields[field];
  if (options) return fc.constantFrom(...options);
  if (kind === 'consent') return fc.boolean();
  return kind === 'email'
    ? fc.oneof(fc.string(), fc.emailAddress(), fc.constant(' '))
    : anyText.map(({ value }) => value);
};

machineSuite({
  name: 'requestWizard',
  model: requestWizardActorModel,
  laws: requestWizardLaws,
  starts: requestWizardStarts,
  temporal: {
    'whoever sends hears the end of it': until(
      (snapshot) => snapshot.matches('submitting'),
      (snapshot) => snapshot.matches('closed') || snapshot.matches('open'),
    ),
    'a dialog that closes is gone in the end': leadsTo(
      (snapshot) => snapshot.matches('closing'),
      (snapshot) => snapshot.matches('closed') || snapshot.matches('open'),
    ),
  },
  goal: (snapshot) => snapshot.matches('closed'),
  equivalent: {
    'closed: dialog.opened: action #1 removed':
      'the browser opens the dialog of a page that was just loaded, before any attempt can fail; only random events do so later',
  },
  arbitraries: {
    'wizard.open': fc.oneof(
      fc.constant({}),
      fc.record({ service: fc.constantFrom(...serviceIds) }),
      fc.record({ description: fc.string() }),
      fc.record({ description: fc.string(), name: fc.string(), email: fc.string(), company: fc.string() }),
    ),
    'lines.add': fc.record({ lines: anyLines }),
    'answer.changed': fc.oneof(
      ...namesOf(requestFields).map((field) => anyAnswer(field).map((value) => answered(field, value))),
    ),
  },
});

const { agreedToPrivacy: _, ...answers } = {
  ...noAnswers,
  service: firstService,
  description: 'Two\nlines',
  timeframe: 'asap',
  budget: 'over-5000',
  name: 'Ada',
  email: 'ada@example.com',
  company: 'Lovelace Ltd',
} satisfies Answers;
const draft = { step: 3, answers };

it.each([
  ['2026-11-26', 'asap'],
  ['2026-12-02', 'asap'],
  ['2026-12-03', '1-2-weeks'],
  ['2026-12-10', '1-2-weeks'],
  ['2026-12-11', '1-month'],
  ['2026-12-27', '1-month'],
  ['2026-12-28', ''],
  ['2026-11-25', ''],
  ['', ''],
])('on November 26, 2026, the day %j is the timeframe %j', (day, timeframe) =>
  expect(timeframeFor('2026-11-26', day)).toBe(timeframe),
);

describe('a stored draft', () => {
  it('is read as it was written, without the consent', () =>
    expect(parseRequestDraft(JSON.parse(JSON.stringify(draft)))).toEqual({
      step: 3,
      answers: { ...answers, agreedToPrivacy: false },
    }));
  it.each([1, 2, 3])('resumes at step %i', (step) =>
    expect(parseRequestDraft({ ...draft, step })?.step).toBe(step),
  );

  it.each(Object.keys(answers) as (keyof typeof answers)[])('may have an empty answer: %s', (field) =>
    expect(parseRequestDraft({ ...draft, answers: { ...answers, [field]: '' } })?.answers).toEqual({
      ...answers,
      [field]: '',
      agreedToPrivacy: false,
    }),
  );

  const without = (field: keyof typeof answers) => {
    const { [field]: _, ...rest } = answers;
    return { step: 3, answers: rest };
  };
  const corrupt: readonly (readonly [string, unknown])[] = [
    ['nothing', undefined],
    ['null', null],
    ['text', 'draft'],
    ['a number', 3],
    ['a list', [draft]],
    ['an empty object', {}],
    ['answers alone', { answers }],
    ['a step alone', { step: 2 }],
    ['a step that does not exist', { ...draft, step: 4 }],
    ['step 0', { ...draft, step: 0 }],
    ['a step as text', { ...draft, step: '2' }],
    ['answers that are null', { ...draft, answers: null }],
    ['an unknown service', { ...draft, answers: { ...answers, service: 'constructor' } }],
    ['an unknown time', { ...draft, answers: { ...answers, timeframe: 'yesterday' } }],
    ['an unknown budget', { ...draft, answers: { ...answers, budget: 500 } }],
    ...(Object.keys(answers) as (keyof typeof answers)[]).flatMap((field) => [
      [`an older version, without ${field}`, without(field)] as const,
      [
        `a ${field} that is not a string`,
        { ...draft, answers: { ...answers, [field]: { toString: 1 } } },
      ] as const,
    ]),
  ];
  it.each(corrupt)('is rejected: %s', (_, stored) => expect(parseRequestDraft(stored)).toBeNull());

  it('never restores the consent or unknown fields', () => {
    const stored = { ...draft, isAdmin: true, answers: { ...answers, agreedToPrivacy: true, extra: 'x' } };
    expect(parseRequestDraft(stored)).toEqual({ step: 3, answers: { ...answers, agreedToPrivacy: false } });
  });
  it('never changes a prototype', () => {
    const stored = JSON.stringify(draft)
      .replace('{', '{"__proto__":{"agreedToPrivacy":true},')
      .replace('"answers":{', '"answers":{"__proto__":{"agreedToPrivacy":true},');
    const parsed = parseRequestDraft(JSON.parse(stored));
    expect(parsed).toEqual({ step: 3, answers: { ...answers, agreedToPrivacy: false } });
    expect(Object.getPrototypeOf(parsed?.answers)).toBe(Object.prototype);
    expect({}).not.toHaveProperty('agreedToPrivacy');
  });
  it.each([1, 2, 3])('at step %i without a service resumes at the first step', (step) =>
    expect(parseRequestDraft({ step, answers: { ...answers, service: '' } })?.step).toBe(1),
  );
  it('is read without an error and without the consent, whatever it is', () =>
    fc.assert(
      fc.property(fc.anything(), (stored) => parseRequestDraft(stored)?.answers.agreedToPrivacy !== true),
    ));
});

const complete: Answers = { ...answers, agreedToPrivacy: true };
const problems = [
  'serviceMissing',
  'fieldsMissing',
  'privacyMissing',
  'emailInvalid',
  'submissionFailed',
] as const;

describe('a problem', () => {
  const table: readonly (readonly [Problem, Partial<Answers>, keyof Answers | null])[] = [
    ['serviceMissing', { service: '' }, 'service'],
    ['fieldsMissing', { name: '', email: '' }, 'name'],
    ['fieldsMissing', { name: '\t ' }, 'name'],
    ['fieldsMissing', { email: '' }, 'email'],
    ['fieldsMissing', { email: ' ' }, 'email'],
    ['privacyMissing', { agreedToPrivacy: false }, 'agreedToPrivacy'],
    ['emailInvalid', { email: 'ada' }, 'email'],
    ['submissionFailed', {}, null],
  ];
  it.each(table)('%s, with %j, is fixed in the field %s', (problem, change, field) =>
    expect(fieldToFix(problem, { ...complete, ...change })).toBe(field),
  );
  it.each(table)('%s remains with %j', (problem, change) =>
    expect(remainingProblem(problem, complete, { ...complete, ...change })).toBe(problem),
  );
  it.each([null, ...problems])(
    '%s is gone once all answers are complete, and a failure with any change',
    (problem) => expect(remainingProblem(problem, noAnswers, complete)).toBeNull(),
  );
});
