import { servicePageIds } from '../../src/configuration/services.ts';
import { hasEmailShape, isBlank, withOneLiners } from '../textRules.ts';

/** The service options, in the required order (F7). */
export const serviceIds = [...servicePageIds, 'not-sure'] as const;
export const timeframeIds = ['asap', '1-2-weeks', '1-month', 'flexible'] as const;
export const budgetIds = ['under-500', '500-1500', '1500-5000', 'over-5000', 'not-sure'] as const;

export type ServiceId = (typeof serviceIds)[number];
type TimeframeId = (typeof timeframeIds)[number];
type BudgetId = (typeof budgetIds)[number];

/** The request form (F7). An empty string means no answer. */
export interface Answers {
  readonly service: ServiceId | '';
  readonly description: string;
  readonly timeframe: TimeframeId | '';
  readonly budget: BudgetId | '';
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly agreedToPrivacy: boolean;
}

export const noAnswers: Answers = {
  service: '',
  description: '',
  timeframe: '',
  budget: '',
  name: '',
  email: '',
  company: '',
  agreedToPrivacy: false,
};

export type Problem =
  | 'serviceMissing'
  | 'fieldsMissing'
  | 'privacyMissing'
  | 'emailInvalid'
  | 'submissionFailed';

/** The problems that have a toast (F8), and the success. */
export type Notice = Exclude<Problem, 'emailInvalid'> | 'submitted';

export const lacksService = ({ service }: Answers): boolean => service === '';
export const lacksFields = ({ name, email }: Answers): boolean => isBlank(name) || isBlank(email);
export const lacksPrivacy = ({ agreedToPrivacy }: Answers): boolean => !agreedToPrivacy;
export const lacksEmailShape = ({ email }: Answers): boolean => !hasEmailShape(email);

/** What the visitor entered, with all answers but the description in one line (decision C15). */
export const asEntered = <Entered extends Partial<Answers>>(answers: Entered): Entered =>
  withOneLiners(answers, 'description');

/** The field in which the visitor can fix a problem: it gets the focus. */
export const fieldToFix = (problem: Problem, answers: Answers): keyof Answers | null => {
  switch (problem) {
    case 'serviceMissing':
      return 'service';
    case 'fieldsMissing':
      return isBlank(answers.name) ? 'name' : 'email';
    case 'privacyMissing':
      return 'agreedToPrivacy';
    case 'emailInvalid':
      return 'email';
    case 'submissionFailed':
      return null;
  }
};

/** The problem if it still applies after an edit, or `null`. */
export const remainingProblem = (
  problem: Problem | null,
  before: Answers,
  answers: Answers,
): Problem | null => {
  const applies: Record<Problem, (answers: Answers) => boolean> = {
    serviceMissing: lacksService,
    fieldsMissing: lacksFields,
    privacyMissing: lacksPrivacy,
    emailInvalid: lacksEmailShape,
    submissionFailed: () =>
      (Object.keys(answers) as (keyof Answers)[]).every((each) => answers[each] === before[each]),
  };
  return problem !== null && applies[problem](answers) ? problem : null;
};

/** A restored draft. The visitor has to give the consent again. */
export interface RequestDraft {
  readonly step: 1 | 2 | 3;
  readonly answers: Answers;
}

export interface Context {
  readonly answers: Answers;
  readonly problem: Problem | null;
  readonly resumeAt: RequestDraft['step'];
}

/** A stored draft, without the consent (decision Q6). */
export interface StoredRequest {
  readonly step: RequestDraft['step'];
  readonly answers: Omit<Answers, 'agreedToPrivacy'>;
}

export const draftOf = (
  step: RequestDraft['step'],
  { agreedToPrivacy: _consent, ...answers }: Answers,
): StoredRequest => ({ step, answers });

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Reads a stored draft, or returns `null` for anything else. Without a service, it resumes at the first step. Every page
 * loads this, so it has no schema library.
 */
export const parseRequestDraft = (stored: unknown): RequestDraft | null => {
  const { step: storedStep, answers } = isRecord(stored) ? stored : {};
  const step = ([1, 2, 3] as const).find((each) => each === storedStep);
  if (step === undefined || !isRecord(answers)) return null;
  const text = (name: keyof Answers): string | undefined =>
    typeof answers[name] === 'string' ? answers[name] : undefined;
  const choice = <Id extends string>(name: keyof Answers, ids: readonly Id[]): Id | '' | undefined =>
    ['' as const, ...ids].find((id) => id === answers[name]);
  const restored = {
    service: choice('service', serviceIds),
    description: text('description'),
    timeframe: choice('timeframe', timeframeIds),
    budget: choice('budget', budgetIds),
    name: text('name'),
    email: text('email'),
    company: text('company'),
    agreedToPrivacy: false,
  };
  if (Object.values(restored).includes(undefined)) return null;
  const entered = asEntered(restored as Answers);
  return { step: lacksService(entered) ? 1 : step, answers: entered };
};
