import { asEntered, emptyValues, type FormField, isMissing, namesOf, parseDraft } from '../formFields.ts';
import { hasEmailShape, isBlank, joined } from '../textRules.ts';
import {
  type AnsweredField,
  type Answers,
  type RequestField,
  requestFields,
  type ServiceId,
} from './requestWizardFields.ts';

export const noAnswers: Answers = emptyValues(requestFields);

export type Problem =
  | 'serviceMissing'
  | 'fieldsMissing'
  | 'privacyMissing'
  | 'emailInvalid'
  | 'submissionFailed';

/** The problems that have a toast (F8), a failure that says when to try again (L29), and the success. */
export type Notice = Exclude<Problem, 'emailInvalid'> | 'submissionPaused' | 'submitted';

const missingProblems: Readonly<Record<FormField['kind'], Problem>> = {
  choice: 'serviceMissing',
  line: 'fieldsMissing',
  email: 'fieldsMissing',
  text: 'fieldsMissing',
  consent: 'privacyMissing',
};

export const faultOf = (
  problem: Problem | null,
  field: RequestField,
  answers: Answers,
): 'missing' | 'invalid' | null => {
  const { kind } = requestFields[field];
  const value = answers[field];
  if (problem === 'emailInvalid') return kind === 'email' && !hasEmailShape(String(value)) ? 'invalid' : null;
  return problem === missingProblems[kind] && isMissing(requestFields[field], value) ? 'missing' : null;
};

/** The field in which the visitor can fix a problem: it gets the focus. */
export const fieldToFix = (problem: Problem, answers: Answers): RequestField | null =>
  namesOf(requestFields).find((field) => faultOf(problem, field, answers) !== null) ?? null;

export const hasProblem = (problem: Problem, answers: Answers): boolean =>
  fieldToFix(problem, answers) !== null;

/** The problem if it still applies after an edit, or `null`. A failure never does. */
export const remainingProblem = (
  problem: Problem | null,
  before: Answers,
  answers: Answers,
): Problem | null => {
  if (problem === null) return null;
  const applies =
    problem === 'submissionFailed'
      ? namesOf(requestFields).every((field) => answers[field] === before[field])
      : hasProblem(problem, answers);
  return applies ? problem : null;
};

export const withEntered = (answers: Answers, entered: Partial<Answers>): Answers => ({
  ...answers,
  ...asEntered(requestFields, entered),
});

export const answerOf = ({ field, value }: AnsweredField): Partial<Answers> => ({ [field]: value });

/** Without the consent, which the visitor has to give again (decision Q6). */
export interface RequestDraft {
  readonly step: 1 | 2 | 3;
  readonly answers: Answers;
}

export interface Context {
  readonly answers: Answers;
  readonly problem: Problem | null;
  readonly resumeAt: RequestDraft['step'];
  /** The description when it last came from, or went to, another form. */
  readonly shared: string;
  /** What the endpoint answered to the request that was sent, unread. */
  readonly reply: object;
  /** In seconds: how long to wait after a failed attempt; 0: nobody asks to. */
  readonly pause: number;
}

/** What a page or the contact form hands over to the dialog. */
export interface Offer
  extends Partial<Pick<Answers, 'description' | 'timeframe' | 'name' | 'email' | 'company'>> {
  readonly service?: ServiceId;
}

/** The service replaces the chosen one, the description joins the typed one, and the others fill blanks. */
export const taking = (
  { answers, problem, shared }: Context,
  { service, description, ...others }: Offer,
): Pick<Context, 'answers' | 'problem' | 'shared'> => {
  const taken = withEntered(answers, {
    ...(service ? { service } : {}),
    description: joined(answers.description, description ?? '', shared),
    ...Object.fromEntries(
      Object.entries(others).filter(([name]) => isBlank(answers[name as keyof typeof others])),
    ),
  });
  return {
    answers: taken,
    problem: remainingProblem(problem, answers, taken),
    shared: description ?? shared,
  };
};

export interface StoredRequest {
  readonly step: RequestDraft['step'];
  readonly answers: Omit<Answers, 'agreedToPrivacy'>;
}

export const draftOf = (
  step: RequestDraft['step'],
  { agreedToPrivacy: _consent, ...answers }: Answers,
): StoredRequest => ({ step, answers });

/** Reads a stored draft, or returns `null`. No schema library, because every page loads this. */
export const parseRequestDraft = (stored: unknown): RequestDraft | null => {
  const draft = (stored ?? {}) as { readonly step?: unknown; readonly answers?: unknown };
  const step = ([1, 2, 3] as const).find((each) => each === draft.step);
  const answers = parseDraft(requestFields, draft.answers);
  if (step === undefined || answers === null) return null;
  return { step: hasProblem('serviceMissing', answers) ? 1 : step, answers };
};
