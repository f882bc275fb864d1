import { assign, setup, stateIn } from 'xstate';
import { placeholderAction } from '../placeholder.ts';
import { requestSubmissionMachine } from '../requestSubmission/requestSubmissionMachine.ts';
import {
  type AnsweredField,
  type Answers,
  type RequestField,
  requestFields,
  type ServiceId,
} from './requestWizardFields.ts';
import type { Context, Notice, Problem, RequestDraft, StoredRequest } from './requestWizardRules.ts';
import * as rules from './requestWizardRules.ts';

type Step = RequestDraft['step'];
type Event =
  | { type: 'wizard.open'; service?: ServiceId; description?: string }
  /** The browser has opened the page's own dialog, at its first step, before the script was ready. */
  | { type: 'dialog.opened'; service?: ServiceId }
  | ({ type: 'answer.changed' } & AnsweredField)
  | { type: 'wizard.close' | 'wizard.suspend' | 'page.left' | 'answers.handOver' }
  | { type: 'step.next' | 'step.back' | 'task.edit' | 'contact.edit' | 'request.submit' };

export const requestWizardSetup = setup({
  types: {
    context: {} as Context,
    input: {} as { draft: RequestDraft | null },
    events: {} as Event,
    tags: {} as 'busy' | 'visible',
    children: {} as { requestSubmission: 'requestSubmission' },
  },
  actors: { requestSubmission: requestSubmissionMachine },
  guards: {
    isDraftAt: ({ context }, params: { step: Step }) => context.resumeAt === params.step,
    isAskedAt: (_, params: { field: RequestField; step: Step }) =>
      requestFields[params.field].step === params.step,
    has: ({ context }, params: { problem: Problem }) => rules.hasProblem(params.problem, context.answers),
    hasFailed: ({ context }) => context.problem === 'submissionFailed',
    isHidden: stateIn({ submitting: 'hidden' }),
    isSent: ({ event }) => (event as { output?: unknown }).output === true,
  },
  actions: {
    setAnswers: assign(({ context }, params: Partial<Answers>) => {
      const answers = rules.withEntered(context.answers, params);
      return { answers, problem: rules.remainingProblem(context.problem, context.answers, answers) };
    }),
    setProblem: assign((_, params: { problem: Problem | null }) => params),
    forget: assign({ answers: rules.noAnswers, problem: null, resumeAt: 1 as const }),
    setAside: assign(({ context }, params: { step: Step }) => ({
      answers: { ...context.answers, agreedToPrivacy: false },
      problem: null,
      resumeAt: params.step,
    })),
    saveDraft: placeholderAction<{ draft: StoredRequest }>(),
    dropDraft: placeholderAction(),
    handOver: placeholderAction<{ answers: Answers }>(),
    notify: placeholderAction<{ notice: Notice }>(),
    focusField: placeholderAction<{ field: RequestField | null }>(),
    reportOpened: placeholderAction(),
    reportSubmitted: placeholderAction<{ service: Answers['service'] }>(),
  },
  delays: { closing: 300 },
});

interface ActionArgs {
  readonly context: Context;
}

export function has(problem: Problem) {
  return { type: 'has', params: { problem } } as const;
}

export function opening() {
  const chosen = ({
    context,
    event,
  }: ActionArgs & { event: { service?: ServiceId; description?: string } }) => ({
    ...(event.service ? { service: event.service } : {}),
    ...(event.description && context.answers.description.trim() === ''
      ? { description: event.description }
      : {}),
  });
  return [{ type: 'setAnswers', params: chosen }, { type: 'reportOpened' }] as const;
}

export const clearing = { type: 'setProblem', params: { problem: null } } as const;

export const handingOver = {
  type: 'handOver',
  params: ({ context }: ActionArgs) => ({ answers: context.answers }),
} as const;

/** The step accepts its own answers and saves the draft. */
export function answering(step: Step) {
  return {
    guard: {
      type: 'isAskedAt',
      params: ({ event }: { event: AnsweredField }) => ({ field: event.field, step }),
    },
    actions: [
      { type: 'setAnswers', params: ({ event }: { event: AnsweredField }) => rules.answerOf(event) },
      saving(step),
    ],
  } as const;
}

export function saving(step: Step) {
  return {
    type: 'saveDraft',
    params: ({ context }: ActionArgs) => ({ draft: rules.draftOf(step, context.answers) }),
  } as const;
}

export function settingAside(step: Step) {
  return { type: 'setAside', params: { step } } as const;
}

export function refusing(problem: Exclude<Problem, 'emailInvalid'>) {
  return [{ type: 'notify', params: { notice: problem } }, ...flagging(problem)] as const;
}

export function flagging(problem: Problem) {
  const field = ({ context }: ActionArgs) => ({ field: rules.fieldToFix(problem, context.answers) });
  return [
    { type: 'setProblem', params: { problem } },
    { type: 'focusField', params: field },
  ] as const;
}

export function reporting() {
  const service = ({ context }: ActionArgs) => ({ service: context.answers.service });
  return [
    { type: 'reportSubmitted', params: service },
    { type: 'notify', params: { notice: 'submitted' } },
  ] as const;
}
