import type { Model } from '../../tests/paths/index.ts';
import { reply, stagePath } from '../../tests/worlds/requestWorld.ts';
import { firstService, lastService } from '../../tests/worlds/services.ts';
import { type FormField, namesOf } from '../formFields.ts';
import { type Answers, answered, requestFields } from './requestWizardFields.ts';
import { requestWizardMachine } from './requestWizardMachine.ts';
import { answerOf, noAnswers, type Problem, type RequestDraft } from './requestWizardRules.ts';

/** Drafts as a tab stores them, without the consent. */
const filled: Answers = { ...noAnswers, service: lastService, name: 'Ada', email: 'a@b' };
const drafts: readonly RequestDraft[] = [
  { step: 2, answers: { ...noAnswers, service: lastService } },
  { step: 3, answers: filled },
  { step: 3, answers: { ...filled, name: ' ' } },
  { step: 3, answers: { ...filled, email: 'a b@c' } },
];

const firstText = 'A report\nof ten pages';
const firstLine = 'What I have: ';
const withLines = ['lines.add', 'wizard.open', 'wizard.close', 'answers.handOver'];
/** Without a failure that offers it, the contact form is opened from the first step. */
const isEarly = ({ type }: { type: string }, problem: Problem | null): boolean =>
  type === 'answers.handOver' && problem !== 'submissionFailed';

const optional = namesOf(requestFields).filter((field) => !('required' in requestFields[field]));
/** What the visitor answers, by field: on either side of each guard's limit, else one answer. */
const cases: Partial<{ readonly [Field in keyof Answers]: readonly Answers[Field][] }> = {
  service: [lastService],
  description: [firstText],
  name: [' ', 'Ada'],
  // Not ' ': browsers trim the text of an e-mail field, so nothing would be entered.
  email: ['', 'a@b', 'a b@c'],
  agreedToPrivacy: [true, false],
};
/** The second option, or some words. */
const anyAnswer = ({ options = ['', 'Lovelace Ltd'] }: FormField): string => options[1] ?? '';
const answerCases = namesOf(requestFields).flatMap((field) =>
  (cases[field] ?? [anyAnswer(requestFields[field])]).map((value) => answered(field, value)),
);
/** Wrong answers at step 2, as opposed to missing ones. */
const mistakes: readonly ((answers: Answers) => boolean)[] = [
  ({ name }) => name === ' ',
  ({ email }) => email === 'a b@c',
];

/** Values on either side of each guard's limit, and every outcome of a submission. */
export const requestWizardModel = {
  machine: requestWizardMachine,
  inputs: [null, ...drafts].map((draft) => ({ draft })),
  events: {
    'wizard.open': [{}, { service: firstService }],
    'dialog.opened': [{ service: firstService }],
    'answer.changed': answerCases,
    'lines.add': [{ lines: firstLine }],
    'wizard.close': [{}],
    'step.next': [{}],
    'step.back': [{}],
    'task.edit': [{}],
    'contact.edit': [{}],
    'request.submit': [{}],
    'wizard.suspend': [{}],
    'page.left': [{}],
    'answers.handOver': [{}],
  },
  possible: ({ context: { answers, resumeAt, problem, pause } }, event) => {
    // To keep the number of states small, who is asked to wait only tries again or closes the dialog.
    if (pause > 0) return ['wizard.open', 'wizard.close', 'request.submit'].includes(event.type);
    const { description } = answers;
    const given = optional.filter((each) => answers[each] !== '');
    // To keep the number of states small, little is done with a description that has lines.
    if (description.includes(firstLine)) return withLines.includes(event.type);
    if (event.type === 'lines.add')
      return (
        given.every((field) => field === 'description') &&
        resumeAt === 1 &&
        mistakes.every((isMistake) => !isMistake(answers))
      );
    // The page has just been loaded, so it knows of no failure.
    if (event.type === 'dialog.opened') return problem === null;
    // To keep the number of states small, only a dialog with one service and without optional answers or mistakes is set aside.
    if (event.type === 'wizard.suspend' || event.type === 'page.left' || isEarly(event, problem))
      return (
        answers.service !== firstService &&
        given.length === 0 &&
        !mistakes.some((isMistake) => isMistake(answers))
      );
    if (event.type !== 'answer.changed') return true;
    // Entering the present value is not an event.
    if (answers[event.field] === event.value) return false;
    // For the same reason, optional answers come in their order and without other mistakes.
    if (optional.includes(event.field))
      return (
        resumeAt === 1 && optional[given.length] === event.field && !mistakes.some((bad) => bad(answers))
      );
    return given.length === 0 || !mistakes.some((bad) => bad({ ...answers, ...answerOf(event) }));
  },
  outcomes: {
    requestSubmission: { succeeds: { output: reply }, fails: { output: 0 }, pauses: { output: 90 } },
  },
} satisfies Model<typeof requestWizardMachine>;

const described = {
  service: firstService,
  description: 'Slides: 12',
  timeframe: '1-2-weeks',
  name: 'Bob',
} as const;
const typed = 'A report';
const begun = 'Slides';
const both = `${typed}\n\n${described.description}`;

/** For the actor: a page can also offer a description, beside none or beside the typed one of the last draft. */
export const requestWizardActorModel = {
  ...requestWizardModel,
  inputs: [
    ...requestWizardModel.inputs,
    ...[typed, begun].map((description) => ({
      draft: { step: 1 as const, answers: { ...noAnswers, description } },
    })),
  ],
  events: { ...requestWizardModel.events, 'wizard.open': [{}, { service: firstService }, described] },
  // To keep the number of states small, nothing more is answered there.
  possible: (snapshot, event) => {
    const { description } = snapshot.context.answers;
    if ([typed, begun, described.description, both].includes(description))
      return ['wizard.open', 'wizard.close', 'answers.handOver'].includes(event.type);
    if (event.type === 'wizard.open' && event.description)
      return snapshot.matches('closed') && description === '';
    return requestWizardModel.possible(snapshot, event);
  },
} satisfies Model<typeof requestWizardMachine>;

/** The gallery shows the page that the script uses. */
export const stage = stagePath;
