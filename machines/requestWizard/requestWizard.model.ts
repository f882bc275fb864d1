import type { Model } from '../../tests/paths/index.ts';
import { stagePath } from '../../tests/worlds/requestWorld.ts';
import { firstService, lastService } from '../../tests/worlds/services.ts';
import { requestWizardMachine } from './requestWizardMachine.ts';
import { type Answers, noAnswers, type RequestDraft } from './requestWizardRules.ts';

/** Drafts as a tab stores them, without the consent. */
const filled: Answers = { ...noAnswers, service: lastService, name: 'Ada', email: 'a@b' };
const drafts: readonly RequestDraft[] = [
  { step: 2, answers: { ...noAnswers, service: lastService } },
  { step: 3, answers: filled },
  { step: 3, answers: { ...filled, name: ' ' } },
  { step: 3, answers: { ...filled, email: 'a b@c' } },
];

const optional = ['description', 'timeframe', 'budget', 'company'] as const;
const isOptional = (field: string): field is (typeof optional)[number] =>
  (optional as readonly string[]).includes(field);
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
    'service.changed': [{ value: lastService }],
    'description.changed': [{ value: 'A report\nof ten pages' }],
    'timeframe.changed': [{ value: '1-2-weeks' }],
    'budget.changed': [{ value: '500-1500' }],
    'name.changed': [{ value: ' ' }, { value: 'Ada' }],
    // Not ' ': browsers trim the text of an e-mail field, so nothing would be entered.
    'email.changed': [{ value: '' }, { value: 'a@b' }, { value: 'a b@c' }],
    'company.changed': [{ value: 'Lovelace Ltd' }],
    'agreedToPrivacy.changed': [{ value: true }, { value: false }],
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
  possible: ({ context: { answers, resumeAt, problem } }, event) => {
    // The page has just been loaded, so it knows of no failure.
    if (event.type === 'dialog.opened') return problem === null;
    const answered = optional.filter((each) => answers[each] !== '');
    // To keep the number of states small, only a dialog with one service and without optional answers or mistakes is set aside.
    if (event.type === 'wizard.suspend' || event.type === 'page.left')
      return (
        answers.service !== firstService &&
        answered.length === 0 &&
        !mistakes.some((isMistake) => isMistake(answers))
      );
    if (!('value' in event)) return true;
    const field = event.type.replace('.changed', '') as keyof Answers;
    // Entering the present value is not an event.
    if (answers[field] === event.value) return false;
    // For the same reason, optional answers come in their order and without other mistakes.
    if (isOptional(field))
      return resumeAt === 1 && optional[answered.length] === field && !mistakes.some((bad) => bad(answers));
    return answered.length === 0 || !mistakes.some((bad) => bad({ ...answers, [field]: event.value }));
  },
  outcomes: { submitRequest: { succeeds: { output: undefined }, fails: { error: new Error('offline') } } },
} satisfies Model<typeof requestWizardMachine>;

/** The gallery shows the page that the script uses. */
export const stage = stagePath;
