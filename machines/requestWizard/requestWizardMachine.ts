import { assign, setup, stateIn } from 'xstate';
import { placeholderAction, placeholderActor } from '../placeholder.ts';
import type {
  Answers,
  Context,
  Notice,
  Problem,
  RequestDraft,
  ServiceId,
  StoredRequest,
} from './requestWizardRules.ts';
import * as rules from './requestWizardRules.ts';
import {
  changing,
  failingUnseen,
  flagging,
  handingOver,
  opening,
  refusing,
  reporting,
  saving,
  settingAside,
  succeedingUnseen,
} from './requestWizardTransitions.ts';

type FieldChanged = { [F in keyof Answers]: { type: `${F}.changed`; value: Answers[F] } }[keyof Answers];
type Request =
  | 'wizard.close'
  | 'wizard.suspend'
  | 'page.left'
  | 'answers.handOver'
  | 'step.next'
  | 'step.back'
  | 'task.edit'
  | 'contact.edit'
  | 'request.submit';

/** Collects a request in three steps and submits it once (F7, F8; decisions Q1 to Q14). */
export const requestWizardMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { draft: RequestDraft | null },
    events: {} as
      | { type: 'wizard.open'; service?: ServiceId }
      /** The browser has opened the page's own dialog, at its first step, before the script was ready. */
      | { type: 'dialog.opened'; service?: ServiceId }
      | FieldChanged
      | { type: Request },
    tags: {} as 'busy' | 'visible',
  },
  actors: { submitRequest: placeholderActor<void, Answers>() },
  guards: {
    isDraftAtStep3: ({ context }) => context.resumeAt === 3,
    isDraftAtStep2: ({ context }) => context.resumeAt === 2,
    isServiceMissing: ({ context }) => rules.lacksService(context.answers),
    isFieldMissing: ({ context }) => rules.lacksFields(context.answers),
    isPrivacyMissing: ({ context }) => rules.lacksPrivacy(context.answers),
    hasFailed: ({ context }) => context.problem === 'submissionFailed',
    isHidden: stateIn({ submitting: 'hidden' }),
    isEmailInvalid: ({ context }) => rules.lacksEmailShape(context.answers),
  },
  actions: {
    setAnswer: assign(({ context }, params: Partial<Answers>) => {
      const answers = { ...context.answers, ...rules.asEntered(params) };
      return { answers, problem: rules.remainingProblem(context.problem, context.answers, answers) };
    }),
    setProblem: assign((_, params: { problem: Problem | null }) => params),
    forget: assign({ answers: rules.noAnswers, problem: null, resumeAt: 1 as const }),
    setAside: assign(({ context }, params: { step: RequestDraft['step'] }) => ({
      answers: { ...context.answers, agreedToPrivacy: false },
      problem: null,
      resumeAt: params.step,
    })),
    saveDraft: placeholderAction<{ draft: StoredRequest }>(),
    dropDraft: placeholderAction(),
    handOver: placeholderAction<{ answers: Answers }>(),
    notify: placeholderAction<{ notice: Notice }>(),
    focusField: placeholderAction<{ field: keyof Answers | null }>(),
    reportOpened: placeholderAction(),
    reportSubmitted: placeholderAction<{ service: Answers['service'] }>(),
  },
  delays: { closing: 300, timeout: 30_000 },
}).createMachine({
  id: 'requestWizard',
  description: 'The visitor requests work in three steps. Nothing is lost, and nothing is sent twice.',
  context: ({ input }) => ({
    answers: input.draft?.answers ?? rules.noAnswers,
    problem: null,
    resumeAt: input.draft?.step ?? 1,
  }),
  initial: 'closed',
  states: {
    closed: {
      description:
        'Only the page is shown. A draft is resumed at the next opening. After a failure that the visitor did not see in the dialog, the toast offers the contact form.',
      on: {
        'wizard.open': [
          { guard: 'isDraftAtStep3', target: 'open.step3', actions: opening() },
          { guard: 'isDraftAtStep2', target: 'open.step2', actions: opening() },
          { target: 'open', actions: opening() },
        ],
        'dialog.opened': { target: 'open', actions: opening() },
        'answers.handOver': {
          guard: 'hasFailed',
          actions: [handingOver(), { type: 'setProblem', params: { problem: null } }],
        },
      },
    },
    open: {
      tags: ['visible'],
      initial: 'step1',
      on: { 'wizard.close': { target: 'closing' } },
      states: {
        step1: {
          description: 'The task: the service is required, and the visitor may describe it.',
          entry: saving(1),
          on: {
            ...settingAside(1),
            ...changing(1, 'service', 'description', 'timeframe', 'budget'),
            'step.next': [
              { guard: 'isServiceMissing', actions: refusing('serviceMissing') },
              { target: 'step2' },
            ],
          },
        },
        step2: {
          description: 'The contact: name, e-mail address and the privacy agreement are required.',
          entry: saving(2),
          on: {
            ...settingAside(2),
            ...changing(2, 'name', 'email', 'company', 'agreedToPrivacy'),
            'step.back': { target: 'step1', actions: { type: 'setProblem', params: { problem: null } } },
            'step.next': [
              { guard: 'isFieldMissing', actions: refusing('fieldsMissing') },
              { guard: 'isPrivacyMissing', actions: refusing('privacyMissing') },
              { guard: 'isEmailInvalid', actions: flagging('emailInvalid') },
              { target: 'step3' },
            ],
          },
        },
        step3: {
          description:
            'The review: the answers as they will be sent. A draft resumed here still lacks the consent.',
          entry: saving(3),
          exit: { type: 'setProblem', params: { problem: null } },
          on: {
            ...settingAside(3),
            'answers.handOver': {
              guard: 'hasFailed',
              target: '#requestWizard.closed',
              actions: [handingOver(), { type: 'setAside', params: { step: 3 } }],
            },
            'step.back': { target: 'step2' },
            'task.edit': { target: 'step1' },
            'contact.edit': { target: 'step2' },
            'request.submit': [
              { guard: 'isFieldMissing', target: 'step2', actions: refusing('fieldsMissing') },
              { guard: 'isPrivacyMissing', target: 'step2', actions: refusing('privacyMissing') },
              { target: '#requestWizard.submitting' },
            ],
          },
        },
        success: {
          description: 'The request has been sent, so the draft is removed.',
          entry: { type: 'dropDraft' },
          on: {
            'wizard.suspend': { target: '#requestWizard.closed', actions: { type: 'forget' } },
            'page.left': { target: '#requestWizard.closed', actions: { type: 'forget' } },
          },
        },
      },
    },
    submitting: {
      description: 'One attempt, which nothing ends but its outcome, so nothing is lost or sent twice.',
      tags: ['busy'],
      invoke: {
        id: 'submitRequest',
        src: 'submitRequest',
        input: ({ context }) => context.answers,
        onDone: [
          { guard: 'isHidden', target: 'closed', actions: succeedingUnseen() },
          { target: 'open.success', actions: reporting() },
        ],
        onError: [
          { guard: 'isHidden', target: 'closed', actions: failingUnseen() },
          { target: 'open.step3', actions: refusing('submissionFailed') },
        ],
      },
      after: {
        timeout: [
          { guard: 'isHidden', target: 'closed', actions: failingUnseen() },
          { target: 'open.step3', actions: refusing('submissionFailed') },
        ],
      },
      initial: 'shown',
      states: {
        shown: {
          description: 'Closing the dialog is ignored.',
          tags: ['visible'],
          on: { 'page.left': { target: 'hidden' } },
        },
        hidden: {
          description: 'The dialog has gone with its page. A toast will report the outcome.',
          on: { 'wizard.open': { target: 'shown', actions: { type: 'reportOpened' } } },
        },
      },
    },
    closing: {
      description: 'The dialog fades. Opening it again starts over at once (decision Q4).',
      entry: { type: 'dropDraft' },
      after: { closing: { target: 'closed', actions: { type: 'forget' } } },
      on: { 'wizard.open': { target: 'open', actions: [{ type: 'forget' }, ...opening()] } },
    },
  },
});
