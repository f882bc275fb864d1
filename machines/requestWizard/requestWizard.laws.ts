import type { SnapshotFrom } from 'xstate';
import {
  did,
  type Laws,
  type ObservedStep,
  type StartLaw,
  same,
  sent,
  settled,
} from '../../tests/paths/index.ts';
import type { requestWizardMachine } from './requestWizardMachine.ts';

type Machine = typeof requestWizardMachine;
type Snapshot = SnapshotFrom<Machine>;
type Answers = Snapshot['context']['answers'];
type Problem = Snapshot['context']['problem'];

// What is expected is spelled out here once more: laws that borrow the machine's own rules would agree with any of its mistakes.
const nothing: Answers = {
  service: '',
  description: '',
  timeframe: '',
  budget: '',
  name: '',
  email: '',
  company: '',
  agreedToPrivacy: false,
};
const fresh = { answers: nothing, problem: null, resumeAt: 1 };
const fieldsOf: Readonly<Record<string, readonly string[]>> = {
  step1: ['service', 'description', 'timeframe', 'budget'],
  step2: ['name', 'email', 'company', 'agreedToPrivacy'],
};
const isEmpty = (text: string): boolean => !/\S/.test(text);
const isAddress = (text: string): boolean => {
  const parts = text.trim().split('@');
  return parts.length === 2 && parts.every((part) => part !== '' && !/\s/.test(part));
};

/** `closed`, `step1`, … */
const placeOf = ({ value }: Snapshot): string => (typeof value === 'string' ? value : value.open);
const stepOf = (snapshot: Snapshot): number => Number(placeOf(snapshot).match(/^step(\d)$/)?.[1] ?? 0);
const isOpen = (snapshot: Snapshot): boolean => snapshot.matches('open');
const entered = ({ before, after }: ObservedStep<Machine>, place: string): boolean =>
  placeOf(before) !== place && placeOf(after) === place;

/** What the visitor enters, if there is a place for it at this step. */
const editIn = ({ before, input }: ObservedStep<Machine>): Partial<Answers> | null => {
  const { type, value } = input.event as { type: string; value?: unknown };
  const field = type.replace(/\.changed$/, '');
  return fieldsOf[placeOf(before)]?.includes(field) && type.endsWith('.changed') ? { [field]: value } : null;
};
/** The service a Get Started brings along. */
const broughtAlong = ({ input }: ObservedStep<Machine>): Partial<Answers> => {
  const service = sent(input, 'wizard.open')?.service;
  return service ? { service } : {};
};

/** What of the needed answers is missing, in the order in which it is asked for: fields, then the agreement. */
const gap = ({ name, email, agreedToPrivacy }: Answers): Problem =>
  isEmpty(name) || isEmpty(email) ? 'fieldsMissing' : agreedToPrivacy ? null : 'privacyMissing';

/** Why a press is answered with a refusal; `null` if it is none, or if it may go on. */
const refusalOf = ({ before, input }: ObservedStep<Machine>): Problem => {
  const { answers } = before.context;
  if (sent(input, 'step.next') && placeOf(before) === 'step1')
    return answers.service === '' ? 'serviceMissing' : null;
  if (sent(input, 'step.next') && placeOf(before) === 'step2')
    return gap(answers) ?? (isAddress(answers.email) ? null : 'emailInvalid');
  if (sent(input, 'request.submit') && placeOf(before) === 'step3') return gap(answers);
  return null;
};
const failed = ({ before, input }: ObservedStep<Machine>): boolean =>
  placeOf(before) === 'submitting' && (settled(input, 'submitRequest', 'fails') || input.kind === 'elapse');
const succeeded = ({ input }: ObservedStep<Machine>): boolean => settled(input, 'submitRequest', 'succeeds');

/** Where the visitor is led: to the first field that is missing or wrong. */
const fieldFor = (problem: Problem, answers: Answers): keyof Answers | null => {
  if (problem === 'serviceMissing') return 'service';
  if (problem === 'privacyMissing') return 'agreedToPrivacy';
  if (problem === 'submissionFailed') return null;
  return problem === 'fieldsMissing' && isEmpty(answers.name) ? 'name' : 'email';
};
/** Does a complaint still hold, at this place, with these answers? */
const stands = (problem: Problem, place: string, answers: Answers): boolean => {
  switch (problem) {
    case null:
      return true;
    case 'serviceMissing':
      return place === 'step1' && answers.service === '';
    case 'fieldsMissing':
      return place === 'step2' && (isEmpty(answers.name) || isEmpty(answers.email));
    case 'privacyMissing':
      return place === 'step2' && !answers.agreedToPrivacy;
    case 'emailInvalid':
      return place === 'step2' && !isAddress(answers.email);
    case 'submissionFailed':
      return place === 'step3';
  }
};

/** From one place to the next, for each press that may go on. */
const ways: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'step.next': { step1: 'step2', step2: 'step3' },
  'step.back': { step2: 'step1', step3: 'step2' },
  'task.edit': { step3: 'step1' },
  'contact.edit': { step3: 'step2' },
  'request.submit': { step3: 'submitting' },
};

export const requestWizardStarts: StartLaw<Machine> = ({ snapshot, input, effects }) =>
  snapshot.matches('closed') &&
  same(
    snapshot.context,
    input?.draft ? { answers: input.draft.answers, problem: null, resumeAt: input.draft.step } : fresh,
  ) &&
  effects.length === 0;

/** What the visitor is told of a step: that it is refused, or that the attempt failed. */
const complaintOf = (step: ObservedStep<Machine>): Problem =>
  refusalOf(step) ?? (failed(step) ? 'submissionFailed' : null);

export const requestWizardLaws: Laws<Machine> = {
  'only a complete request is submitted': ({ after }) => {
    const { answers } = after.context;
    const isComplete = answers.service !== '' && gap(answers) === null && isAddress(answers.email);
    return placeOf(after) !== 'submitting' || isComplete;
  },
  'exactly the answers are submitted, once for each attempt': (step) =>
    same(
      did(step.effects, 'start submitRequest'),
      entered(step, 'submitting') ? [step.after.context.answers] : [],
    ),
  'an attempt ends in nothing but its outcome, or after its 30 s': (step) => {
    const { before, after, refused } = step;
    if (placeOf(before) !== 'submitting') return true;
    if (succeeded(step)) return placeOf(after) === 'success';
    if (failed(step)) return placeOf(after) === 'step3';
    return refused && same(after.value, before.value) && same(after.context, before.context);
  },
  'the fade takes 300 ms, an attempt 30 s at most, and nothing else is hurried': ({ after, pending }) =>
    same(pending, { closing: [300], submitting: [30_000] }[placeOf(after)] ?? []),
  'the fade ends in a closed dialog': ({ before, input, after }) =>
    input.kind !== 'elapse' || placeOf(before) !== 'closing' || placeOf(after) === 'closed',
  'a closed dialog remembers nothing, but for a draft that was not opened yet': ({ before, after }) =>
    placeOf(after) !== 'closed' || same(after.context, placeOf(before) === 'closed' ? before.context : fresh),
  'opening resumes a draft where it was left': ({ before, input, after }) =>
    !sent(input, 'wizard.open') || placeOf(before) !== 'closed' || stepOf(after) === before.context.resumeAt,
  'opening during the fade is fresh at once': (step) =>
    !sent(step.input, 'wizard.open') ||
    placeOf(step.before) !== 'closing' ||
    (placeOf(step.after) === 'step1' &&
      same(step.after.context, { ...fresh, answers: { ...nothing, ...broughtAlong(step) } })),
  'what is open is not opened again': ({ before, input, refused }) =>
    !sent(input, 'wizard.open') || !isOpen(before) || refused,
  'the visitor can close whenever no attempt is under way, and nothing else closes': (step) => {
    const closes =
      !!sent(step.input, 'wizard.close') && isOpen(step.before) && placeOf(step.before) !== 'submitting';
    return closes === entered(step, 'closing');
  },
  'Next, Back, a change link and Submit lead where they say, unless they are refused': (step) => {
    const { before, input, after } = step;
    const way = input.kind === 'send' ? ways[input.event.type] : undefined;
    if (!way) return true;
    const here = placeOf(before);
    const held = sent(input, 'request.submit') ? 'step2' : here;
    return placeOf(after) === (refusalOf(step) ? held : (way[here] ?? here));
  },
  'what is entered is the answer, at its own step; nothing else changes one until the dialog is closed': (
    step,
  ) => {
    const { before, input, after, refused } = step;
    const edit = editIn(step);
    if (edit)
      return (
        !refused &&
        same(after.value, before.value) &&
        same(after.context.answers, { ...before.context.answers, ...edit })
      );
    if (input.event.type.endsWith('.changed')) return refused;
    const isOver = placeOf(before) === 'closing' && placeOf(after) !== 'closing';
    const brought = isOpen(before) ? {} : broughtAlong(step);
    return same(after.context.answers, { ...(isOver ? nothing : before.context.answers), ...brought });
  },
  'a complaint says what was wrong with the last attempt to go on, as long as it is wrong': (step) => {
    const { before, after } = step;
    const { problem } = before.context;
    const said = complaintOf(step);
    if (said) return after.context.problem === said;
    // The fading dialog is shown as it was last seen, whatever is remembered.
    if (placeOf(after) === 'closing') return true;
    const holds = same(after.value, before.value) && stands(problem, placeOf(after), after.context.answers);
    return after.context.problem === (holds ? problem : null);
  },
  'no complaint is stale': ({ after }) =>
    !isOpen(after) || stands(after.context.problem, placeOf(after), after.context.answers),
  'a refusal and an outcome are told in a toast, the shape of an e-mail beside its field alone': (step) => {
    const notice = succeeded(step) ? 'submitted' : complaintOf(step);
    const isTold = notice !== null && notice !== 'emailInvalid';
    return same(did(step.effects, 'notify'), isTold ? [{ notice }] : []);
  },
  'who is held back is led to the field that is missing or wrong': (step) => {
    const problem = complaintOf(step);
    const field = fieldFor(problem, step.before.context.answers);
    return same(did(step.effects, 'focusField'), problem ? [{ field }] : []);
  },
  'the draft holds the step and every answer but the consent, from arriving on and after each change': (
    observed,
  ) => {
    const { agreedToPrivacy: _, ...answers } = observed.after.context.answers;
    const step = stepOf(observed.after);
    const arrives = step > 0 && !same(observed.before.value, observed.after.value);
    return same(
      did(observed.effects, 'saveDraft'),
      arrives || editIn(observed) ? [{ draft: { step, answers } }] : [],
    );
  },
  'the draft is dropped when the dialog closes and when the request has arrived': (step) =>
    did(step.effects, 'dropDraft').length === (entered(step, 'closing') || entered(step, 'success') ? 1 : 0),
  'an opening is counted once': ({ before, after, effects }) =>
    did(effects, 'reportOpened').length === (!isOpen(before) && isOpen(after) ? 1 : 0),
  'a request that arrived is counted once, with its service': (step) =>
    same(
      did(step.effects, 'reportSubmitted'),
      succeeded(step) ? [{ service: step.before.context.answers.service }] : [],
    ),
  'it is busy while an attempt is under way': ({ after }) =>
    after.hasTag('busy') === (placeOf(after) === 'submitting'),
};
