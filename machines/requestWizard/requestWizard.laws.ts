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
import { requestFields } from './requestWizardFields.ts';
import type { requestWizardMachine } from './requestWizardMachine.ts';

/** What the model's inbox gives. */
const reply = {
  reference: '3f2a91c05d7e4b1290acd3f8e6517b24-1',
  order: { id: '3f2a91c05d7e4b1290acd3f8e6517b24-1', key: 'q3Fz-0aB_8kLmN2pRsT5vw' },
};

type Machine = typeof requestWizardMachine;
type Snapshot = SnapshotFrom<Machine>;
type Answers = Snapshot['context']['answers'];
type Problem = Snapshot['context']['problem'];

// The laws state the rules in other words: with the machine's own, they would share its mistakes.
const nothing = Object.fromEntries(
  Object.entries(requestFields).map(([field, { kind }]) => [field, kind === 'consent' ? false : '']),
) as Answers;
const fresh = { answers: nothing, problem: null, resumeAt: 1, shared: '', reply: {}, pause: 0 };
const isEmpty = (text: string): boolean => !/\S/.test(text);
const isAddress = (text: string): boolean => {
  const parts = text.trim().split('@');
  return parts.length === 2 && parts.every((part) => part !== '' && !/\s/.test(part));
};

/** `closed`, `step1`, …; `submitting` in the dialog, and `hidden` without it. */
const placeOf = ({ value }: Snapshot): string => {
  if (typeof value === 'string') return value;
  if ('open' in value) return value.open;
  return value.submitting === 'hidden' ? 'hidden' : 'submitting';
};
const stepOf = (snapshot: Snapshot): number => Number(placeOf(snapshot).match(/^step(\d)$/)?.[1] ?? 0);
const isAttempt = (snapshot: Snapshot): boolean => ['submitting', 'hidden'].includes(placeOf(snapshot));
const isOpen = (snapshot: Snapshot): boolean => !['closed', 'closing', 'hidden'].includes(placeOf(snapshot));
const isUnchanged = ({ before, after }: ObservedStep<Machine>): boolean =>
  same(before.context, after.context);
const entered = ({ before, after }: ObservedStep<Machine>, place: string): boolean =>
  placeOf(before) !== place && placeOf(after) === place;

/** What a field of one line shows of a text: a space for each run of line breaks and control characters. */
const inOneLine = (text: string): string => {
  const pieces = text.split(/\p{Cc}|\u2028|\u2029/u);
  return pieces.filter((piece, at) => piece !== '' || at === 0 || at === pieces.length - 1).join(' ');
};

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

/** What the visitor enters, if this step has the field: all but the description in one line. */
const editIn = ({ before, input }: ObservedStep<Machine>): Partial<Answers> | null => {
  const added = sent(input, 'lines.add');
  if (added && stepOf(before) === 1)
    return { description: extended(before.context.answers.description, added.lines) };
  const edit = sent(input, 'answer.changed');
  if (!edit || stepOf(before) !== requestFields[edit.field].step) return null;
  const { field, value } = edit;
  return { [field]: typeof value === 'string' && field !== 'description' ? inOneLine(value) : value };
};
/** Nobody's words are lost: one text if it has the other, or if the other is as old as what both have been; else both. */
const merged = (own: string, offered: string, old: string): string => {
  if (isEmpty(own) || isEmpty(offered)) return isEmpty(offered) ? own : offered;
  if (own.split(offered).length > 1 || offered === old) return own;
  return own === old || offered.split(own).length > 1 ? offered : [own, '', offered].join('\n');
};

/** What an opening fills in: the service, what joins the description, and answers where there are none. */
const preselected = ({ before, input }: ObservedStep<Machine>): Partial<Answers> => {
  const byBrowser = placeOf(before) === 'closed' ? sent(input, 'dialog.opened') : null;
  const opened = sent(input, 'wizard.open');
  const service = (opened ?? byBrowser)?.service;
  const { answers, shared } = placeOf(before) === 'closed' ? before.context : fresh;
  const others = (['timeframe', 'name', 'email', 'company'] as const).filter(
    (each) => opened?.[each] !== undefined && isEmpty(answers[each]),
  );
  return {
    ...(service ? { service } : {}),
    ...(opened?.description ? { description: merged(answers.description, opened.description, shared) } : {}),
    ...Object.fromEntries(others.map((each) => [each, inOneLine(opened?.[each] ?? '')])),
  };
};

/** The first of the required contact answers that is missing: the fields, then the agreement. */
const missingIn = ({ name, email, agreedToPrivacy }: Answers): Problem =>
  isEmpty(name) || isEmpty(email) ? 'fieldsMissing' : agreedToPrivacy ? null : 'privacyMissing';

/** Why a press is refused, or `null`. */
const refusalOf = ({ before, input }: ObservedStep<Machine>): Problem => {
  const { answers } = before.context;
  if (sent(input, 'step.next') && placeOf(before) === 'step1')
    return answers.service === '' ? 'serviceMissing' : null;
  if (sent(input, 'step.next') && placeOf(before) === 'step2')
    return missingIn(answers) ?? (isAddress(answers.email) ? null : 'emailInvalid');
  if (sent(input, 'request.submit') && placeOf(before) === 'step3') return missingIn(answers);
  return null;
};
const isPaused = (input: ObservedStep<Machine>['input']): boolean =>
  settled(input, 'requestSubmission', 'pauses');
const failed = ({ before, input }: ObservedStep<Machine>): boolean =>
  isAttempt(before) && (settled(input, 'requestSubmission', 'fails') || isPaused(input));
const succeeded = ({ input }: ObservedStep<Machine>): boolean =>
  settled(input, 'requestSubmission', 'succeeds');

/** The dialog goes with its page, or the platform closes it: on Android, by the Back gesture. */
const isSetAside = ({ before, input }: ObservedStep<Machine>): boolean =>
  isOpen(before) &&
  (!!sent(input, 'page.left') || (!!sent(input, 'wizard.suspend') && placeOf(before) !== 'submitting'));
/** The visitor asks for the contact form, which is offered beside the description and after a failure. */
const handsOver = ({ before, input }: ObservedStep<Machine>): boolean =>
  !!sent(input, 'answers.handOver') &&
  (placeOf(before) === 'step1' ||
    (before.context.problem === 'submissionFailed' && ['step3', 'closed'].includes(placeOf(before))));
/** What both forms have had: the description when it last came or went. */
const sharedAfter = (step: ObservedStep<Machine>): string => {
  const { answers, shared } = step.before.context;
  if (handsOver(step)) return answers.description;
  const opened = placeOf(step.before) === 'closed' ? sent(step.input, 'wizard.open') : null;
  return opened?.description ?? shared;
};
/** The dialog is closed and will be resumed at this step, or 0. */
const keptAt = (step: ObservedStep<Machine>): number => {
  if (failed(step) && placeOf(step.before) === 'hidden') return 3;
  return isSetAside(step) || handsOver(step) ? stepOf(step.before) : 0;
};
const withoutConsent = (answers: Answers): Answers => ({ ...answers, agreedToPrivacy: false });

/** The first field that is missing or wrong, which gets the focus. */
const fieldFor = (problem: Problem, answers: Answers): keyof Answers | null => {
  if (problem === 'serviceMissing') return 'service';
  if (problem === 'privacyMissing') return 'agreedToPrivacy';
  if (problem === 'submissionFailed') return null;
  return problem === 'fieldsMissing' && isEmpty(answers.name) ? 'name' : 'email';
};
/** Whether a problem still applies, at this place, with these answers. */
const applies = (problem: Problem, place: string, answers: Answers): boolean => {
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
      return place === 'step3' || place === 'closed';
  }
};

/** The next place for each press that is not refused. */
const targets: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'step.next': { step1: 'step2', step2: 'step3' },
  'step.back': { step2: 'step1', step3: 'step2' },
  'task.edit': { step3: 'step1' },
  'contact.edit': { step3: 'step2', success: 'step2' },
  'request.submit': { step3: 'submitting' },
};

export const requestWizardStarts: StartLaw<Machine> = ({ snapshot, input, effects }) =>
  snapshot.matches('closed') &&
  same(
    snapshot.context,
    input?.draft ? { ...fresh, answers: input.draft.answers, resumeAt: input.draft.step } : fresh,
  ) &&
  effects.length === 0;

/** The problem that a step reports: a refusal or a failed attempt. */
const problemIn = (step: ObservedStep<Machine>): Problem =>
  refusalOf(step) ?? (failed(step) ? 'submissionFailed' : null);

export const requestWizardLaws: Laws<Machine> = {
  'only a complete request is submitted': ({ after }) => {
    const { answers } = after.context;
    const isComplete = answers.service !== '' && missingIn(answers) === null && isAddress(answers.email);
    return !isAttempt(after) || isComplete;
  },
  'each attempt submits exactly the visitor’s answers, once': (step) =>
    same(
      did(step.effects, 'start requestSubmission'),
      isAttempt(step.after) && !isAttempt(step.before) ? [step.after.context.answers] : [],
    ),
  'an attempt ends with its outcome, and in no other way': (step) => {
    const { before, after, refused } = step;
    if (!isAttempt(before)) return true;
    const isHidden = placeOf(before) === 'hidden';
    if (succeeded(step)) return placeOf(after) === (isHidden ? 'closed' : 'success');
    if (failed(step)) return placeOf(after) === (isHidden ? 'closed' : 'step3');
    const turns = sent(step.input, isHidden ? 'wizard.open' : 'page.left');
    if (turns) return placeOf(after) === (isHidden ? 'submitting' : 'hidden') && isUnchanged(step);
    return refused && same(after.value, before.value) && isUnchanged(step);
  },
  'after a lost answer, a second press sends the same answers': (step) => {
    if (!failed(step)) return true;
    const { answers } = step.before.context;
    // Without the dialog, the consent must be given again.
    return same(
      step.after.context.answers,
      placeOf(step.before) === 'hidden' ? withoutConsent(answers) : answers,
    );
  },
  'the dialog fades for 300 ms, and nothing else is timed': ({ after, pending }) =>
    same(pending, placeOf(after) === 'closing' ? [300] : []),
  'the dialog is closed after it has faded': ({ before, input, after }) =>
    input.kind !== 'elapse' || placeOf(before) !== 'closing' || placeOf(after) === 'closed',
  'a closed dialog remembers nothing but a draft to resume': (step) => {
    const { before, after } = step;
    if (placeOf(after) !== 'closed') return true;
    const problem = failed(step) ? 'submissionFailed' : null;
    const resumeAt = keptAt(step);
    if (resumeAt > 0)
      return same(after.context, {
        answers: withoutConsent(before.context.answers),
        problem,
        resumeAt,
        shared: sharedAfter(step),
        reply: {},
        pause: failed(step) ? (isPaused(step.input) ? 90 : 0) : before.context.pause,
      });
    if (placeOf(before) !== 'closed') return same(after.context, fresh);
    return same(after.context, {
      ...before.context,
      ...(handsOver(step) ? { problem: null, shared: sharedAfter(step) } : {}),
    });
  },
  'the dialog closes at once with its page and at the platform’s wish, except that an attempt goes on': (
    step,
  ) =>
    !isSetAside(step) ||
    placeOf(step.after) === (placeOf(step.before) === 'submitting' ? 'hidden' : 'closed'),
  'the dialog is gone only if it was closed, set aside or handed over': (step) =>
    !isOpen(step.before) ||
    isOpen(step.after) ||
    !!sent(step.input, 'wizard.close') ||
    isSetAside(step) ||
    handsOver(step),
  'beside the description and after a failure, and only then, the answers are handed over to the contact form, and the dialog closes':
    (step) =>
      same(
        did(step.effects, 'handOver'),
        handsOver(step) ? [{ answers: step.before.context.answers }] : [],
      ) &&
      (!handsOver(step) || placeOf(step.after) === 'closed'),
  'opening resumes a draft at the step where the visitor left it': ({ before, input, after }) =>
    !sent(input, 'wizard.open') || placeOf(before) !== 'closed' || stepOf(after) === before.context.resumeAt,
  'a dialog that the browser has opened is at its first step, whatever the draft, and keeps its answers': (
    step,
  ) => {
    const { before, input, after, refused } = step;
    if (!sent(input, 'dialog.opened')) return true;
    if (placeOf(before) !== 'closed') return refused;
    return (
      placeOf(after) === 'step1' &&
      same(after.context.answers, { ...before.context.answers, ...preselected(step) })
    );
  },
  'opening during the fade starts over at once': (step) =>
    !sent(step.input, 'wizard.open') ||
    placeOf(step.before) !== 'closing' ||
    (placeOf(step.after) === 'step1' &&
      same(step.after.context, {
        ...fresh,
        answers: { ...nothing, ...preselected(step) },
        shared: sent(step.input, 'wizard.open')?.description ?? '',
      })),
  'what another form has had is remembered from each coming and going, while the answers are': (step) => {
    const { before, after } = step;
    const isOver = ['closing', 'success', 'hidden'].includes(placeOf(before));
    return isOver || after.context.shared === sharedAfter(step);
  },
  'who adds lines types on in the first new one, or in the first if they are all there': ({
    before,
    input,
    after,
    effects,
  }) => {
    const added = sent(input, 'lines.add');
    const carets = did(effects, 'placeCaret') as readonly { text: string; at: number }[];
    if (!added || stepOf(before) !== 1) return carets.length === 0;
    const [caret] = carets;
    const own = before.context.answers.description.split('\n').map((line) => line.trim());
    const wanted = added.lines.split('\n').map((line) => line.trim());
    const line = wanted.find((each) => !own.some((text) => text.startsWith(each))) ?? wanted[0] ?? '';
    const text = after.context.answers.description;
    return (
      carets.length === 1 &&
      caret?.text === text &&
      (caret.at === text.length || text[caret.at] === '\n') &&
      text.slice(0, caret.at).split('\n').at(-1)?.trim().startsWith(line) === true
    );
  },
  'an open dialog is not opened again': ({ before, input, refused }) =>
    !sent(input, 'wizard.open') || !isOpen(before) || refused,
  'the visitor can close the dialog except during an attempt, and nothing else closes it': (step) => {
    const closes =
      !!sent(step.input, 'wizard.close') && isOpen(step.before) && placeOf(step.before) !== 'submitting';
    return closes === entered(step, 'closing');
  },
  'Next, Back, the change links and Submit lead where they say, unless they are refused': (step) => {
    const { before, input, after } = step;
    const target = input.kind === 'send' ? targets[input.event.type] : undefined;
    if (!target) return true;
    const here = placeOf(before);
    const refusedAt = sent(input, 'request.submit') ? 'step2' : here;
    return placeOf(after) === (refusalOf(step) ? refusedAt : (target[here] ?? here));
  },
  'an answer is what the visitor enters at its step, and nothing else changes it until the dialog closes': (
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
    if (sent(input, 'answer.changed')) return refused;
    const isOver =
      (placeOf(before) === 'closing' && placeOf(after) !== 'closing') ||
      (['success', 'hidden'].includes(placeOf(before)) && placeOf(after) === 'closed' && keptAt(step) === 0);
    const kept = keptAt(step) > 0 ? withoutConsent(before.context.answers) : before.context.answers;
    const selected = ['closed', 'closing'].includes(placeOf(before)) ? preselected(step) : {};
    return same(after.context.answers, { ...(isOver ? nothing : kept), ...selected });
  },
  'the error says what was wrong with the last press, as long as it is wrong': (step) => {
    const { before, after } = step;
    const { problem } = before.context;
    const reported = problemIn(step);
    if (reported) return after.context.problem === reported;
    // The fading dialog does not change on the screen, whatever the context holds.
    if (placeOf(after) === 'closing') return true;
    const isResumed =
      (!!sent(step.input, 'wizard.open') || !!sent(step.input, 'dialog.opened')) &&
      placeOf(before) === 'closed';
    const stays = !handsOver(step) && (isResumed || same(after.value, before.value));
    const isOfOthers = problem === 'submissionFailed' && !same(after.context.answers, before.context.answers);
    const holds = stays && !isOfOthers && applies(problem, placeOf(after), after.context.answers);
    return after.context.problem === (holds ? problem : null);
  },
  'a failure is no longer told once an answer was changed': (step) => {
    const [before, after] = [step.before.context, step.after.context];
    if (before.problem !== 'submissionFailed' || failed(step)) return true;
    return same(withoutConsent(after.answers), withoutConsent(before.answers)) || after.problem === null;
  },
  'the visitor sees no outdated error': ({ after }) =>
    !isOpen(after) || applies(after.context.problem, placeOf(after), after.context.answers),
  'a toast reports each refusal and outcome, except a malformed e-mail address': (step) => {
    const notice = succeeded(step)
      ? 'submitted'
      : isPaused(step.input)
        ? 'submissionPaused'
        : problemIn(step);
    const isShown = notice !== null && notice !== 'emailInvalid';
    return same(did(step.effects, 'notify'), isShown ? [{ notice }] : []);
  },
  'a refusal moves the focus to the field that is missing or wrong': (step) => {
    const problem = problemIn(step);
    const field = fieldFor(problem, step.before.context.answers);
    return same(did(step.effects, 'focusField'), problem ? [{ field }] : []);
  },
  'arriving at a step and each change save the step and every answer but the consent': (observed) => {
    const { agreedToPrivacy: _, ...answers } = observed.after.context.answers;
    const step = stepOf(observed.after);
    const arrives = step > 0 && !same(observed.before.value, observed.after.value);
    return same(
      did(observed.effects, 'saveDraft'),
      arrives || editIn(observed) ? [{ draft: { step, answers } }] : [],
    );
  },
  'the draft is removed when the dialog closes and when the request has been sent': (step) =>
    did(step.effects, 'dropDraft').length === (entered(step, 'closing') || succeeded(step) ? 1 : 0),
  'each opening is counted once': ({ before, after, effects }) =>
    did(effects, 'reportOpened').length === (!isOpen(before) && isOpen(after) ? 1 : 0),
  'each request that was sent is counted once, with its service': (step) =>
    same(
      did(step.effects, 'reportSubmitted'),
      succeeded(step) ? [{ service: step.before.context.answers.service }] : [],
    ),
  'what the inbox answered to the request is kept with the success, as long as that is shown': ({ after }) =>
    placeOf(after) === 'closing' || same(after.context.reply, placeOf(after) === 'success' ? reply : {}),
  'how long to wait is what the last attempt was told, until the next one or until all is forgotten': (
    step,
  ) => {
    const { before, input, after } = step;
    const { pause } = after.context;
    if (isAttempt(before)) return pause === (isPaused(input) ? 90 : 0);
    if (isAttempt(after)) return pause === 0;
    return (
      pause === before.context.pause || same(after.context.answers, { ...nothing, ...preselected(step) })
    );
  },
  'the dialog is busy during an attempt': ({ after }) => after.hasTag('busy') === isAttempt(after),
  'the dialog is shown while it is open': ({ after }) => after.hasTag('visible') === isOpen(after),
};
