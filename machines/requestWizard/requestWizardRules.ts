import * as v from 'valibot';
import { hasEmailShape, isBlank } from '../textRules.ts';

/** Ids of the service options, in the required order (F7). */
export const serviceIds = [
  'excel-assist',
  'presentation-design',
  'content-editing',
  'website-copywriting',
  'automation-ai',
  'not-sure',
] as const;
/** @internal for tests */
export const timeframeIds = ['asap', '1-2-weeks', '1-month', 'flexible'] as const;
/** @internal for tests */
export const budgetIds = ['under-500', '500-1500', '1500-5000', 'over-5000', 'not-sure'] as const;

export type ServiceId = (typeof serviceIds)[number];
type TimeframeId = (typeof timeframeIds)[number];
type BudgetId = (typeof budgetIds)[number];

/** The request form (F7); an empty string is an answer not given. */
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

/** Why the visitor was held back, or what went wrong; the first four name what the visitor can mend. */
export type Problem =
  | 'serviceMissing'
  | 'fieldsMissing'
  | 'privacyMissing'
  | 'emailInvalid'
  | 'submissionFailed';

/** What a toast tells: a problem that has a toast of its own (F8), or the success. */
export type Notice = Exclude<Problem, 'emailInvalid'> | 'submitted';

export const lacksService = ({ service }: Answers): boolean => service === '';
export const lacksFields = ({ name, email }: Answers): boolean => isBlank(name) || isBlank(email);
export const lacksPrivacy = ({ agreedToPrivacy }: Answers): boolean => !agreedToPrivacy;
export const lacksEmailShape = ({ email }: Answers): boolean => !hasEmailShape(email);

/** The field that mends a problem: where the focus goes. */
export const fieldToMend = (problem: Problem, answers: Answers): keyof Answers | null => {
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

/** What is left of a problem after an edit: a complaint goes when its reason goes, not before. */
export const problemLeft = (problem: Problem | null, answers: Answers): Problem | null => {
  const stands: Record<Problem, (answers: Answers) => boolean> = {
    serviceMissing: lacksService,
    fieldsMissing: lacksFields,
    privacyMissing: lacksPrivacy,
    emailInvalid: lacksEmailShape,
    submissionFailed: () => false,
  };
  return problem !== null && stands[problem](answers) ? problem : null;
};

/** A request to go on with, as a tab's draft was left: the consent has to be given again. */
export interface RequestDraft {
  readonly step: 1 | 2 | 3;
  readonly answers: Answers;
}

/** What the wizard's machine remembers; `resumeAt` is the step a draft of this tab was left at. */
export interface Context {
  readonly answers: Answers;
  readonly problem: Problem | null;
  readonly resumeAt: RequestDraft['step'];
}

/** What is kept for the tab: the step and every answer, never the consent (decision Q6). */
export interface StoredRequest {
  readonly step: RequestDraft['step'];
  readonly answers: Omit<Answers, 'agreedToPrivacy'>;
}

/** What a tab keeps of a request at a step. */
export const draftOf = (
  step: RequestDraft['step'],
  { agreedToPrivacy: _consent, ...answers }: Answers,
): StoredRequest => ({ step, answers });

const draftSchema = v.object({
  step: v.picklist([1, 2, 3]),
  answers: v.object({
    service: v.picklist(['', ...serviceIds]),
    description: v.string(),
    timeframe: v.picklist(['', ...timeframeIds]),
    budget: v.picklist(['', ...budgetIds]),
    name: v.string(),
    email: v.string(),
    company: v.string(),
  }),
});

/**
 * Reads a stored draft. Stored data is untrusted: anything but a draft of this version is `null`, consent is
 * never restored, and without a service there is no step but the first.
 */
export const parseRequestDraft = (stored: unknown): RequestDraft | null => {
  const parsed = v.safeParse(draftSchema, stored);
  if (!parsed.success) return null;
  const answers = { ...parsed.output.answers, agreedToPrivacy: false };
  return { step: lacksService(answers) ? 1 : parsed.output.step, answers };
};
