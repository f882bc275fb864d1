import { assign, setup } from 'xstate';
import { stateIn } from '../guards.ts';
import { placeholderAction } from '../placeholder.ts';
import { requestSubmissionMachine } from '../requestSubmission/requestSubmissionMachine.ts';
import { type Caret, caretIn, withLines } from '../textRules.ts';
import {
  type AnsweredField,
  type Answers,
  type RequestField,
  requestFields,
  type ServiceId,
} from './requestWizardFields.ts';
import type { Context, Notice, Offer, Problem, RequestDraft, StoredRequest } from './requestWizardRules.ts';
import * as rules from './requestWizardRules.ts';

type Step = RequestDraft['step'];
type Event =
  | ({ type: 'wizard.open' } & Offer)
  /** The browser has opened the page's own dialog, at its first step, before the script was ready. */
  | { type: 'dialog.opened'; service?: ServiceId }
  | ({ type: 'answer.changed' } & AnsweredField)
  /** The visitor wants to write these lines of the description. */
  | { type: 'lines.add'; lines: string }
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
    isSent: ({ event }) => typeof (event as { output?: unknown }).output === 'object',
  },
  actions: {
    setAnswers: assign(({ context }, params: Partial<Answers>) => {
      const answers = rules.withEntered(context.answers, params);
      return { answers, problem: rules.remainingProblem(context.problem, context.answers, answers) };
    }),
    setProblem: assign((_, params: { problem: Problem | null }) => params),
    take: assign(({ context }, offer: Offer) => rules.taking(context, offer)),
    /** The contact form has the description, too, and the failure that led there is no longer told. */
    share: assign(({ context }) => ({ problem: null, shared: context.answers.description })),
    forget: assign({
      answers: rules.noAnswers,
      problem: null,
      resumeAt: 1 as const,
      shared: '',
      reply: {},
      pause: 0,
    }),
    keepReply: assign((_, params: { reply: object }) => params),
    keepPause: assign((_, params: { pause: number }) => params),
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
    placeCaret: placeholderAction<Caret>(),
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
  const offer = ({ event: { type: _, ...offered } }: { event: { type: string } & Offer }) => offered;
  return [{ type: 'take', params: offer }, { type: 'reportOpened' }] as const;
}

export const clearing = { type: 'setProblem', params: { problem: null } } as const;

export const handingOver = [
  { type: 'handOver', params: ({ context }: ActionArgs) => ({ answers: context.answers }) },
  { type: 'share' },
] as const;

interface LinesArgs extends ActionArgs {
  readonly event: { readonly lines: string };
}

/** The visitor types on in the line that the text has now. */
export const addingLines = [
  {
    type: 'placeCaret',
    params: ({ context, event }: LinesArgs) => caretIn(context.answers.description, event.lines),
  },
  {
    type: 'setAnswers',
    params: ({ context, event }: LinesArgs) => ({
      description: withLines(context.answers.description, event.lines),
    }),
  },
] as const;

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

/** The dialog goes, and a draft stays. */
export function leaving(step: Step) {
  const left = { target: '#requestWizard.closed', actions: settingAside(step) } as const;
  return { 'wizard.suspend': left, 'page.left': left } as const;
}

/** The visitor goes on in the contact form. */
export function movingOn(step: Step) {
  return { target: '#requestWizard.closed', actions: [...handingOver, settingAside(step)] } as const;
}

export function settingAside(step: Step) {
  return { type: 'setAside', params: { step } } as const;
}

/** An attempt has failed, or is told how many seconds to wait. */
export function failing() {
  const pause = ({ event }: { event: { output: unknown } }) => ({ pause: Number(event.output) });
  const notice = ({ context }: ActionArgs) => ({
    notice: context.pause > 0 ? ('submissionPaused' as const) : ('submissionFailed' as const),
  });
  return [
    { type: 'keepPause', params: pause },
    { type: 'notify', params: notice },
    ...flagging('submissionFailed'),
  ] as const;
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
