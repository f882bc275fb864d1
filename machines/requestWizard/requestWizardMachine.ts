import { assign, setup } from 'xstate';
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
import { changing, flagging, opening, refusing, reporting, saving } from './requestWizardTransitions.ts';

type FieldChanged = { [F in keyof Answers]: { type: `${F}.changed`; value: Answers[F] } }[keyof Answers];
type Request = 'wizard.close' | 'step.next' | 'step.back' | 'task.edit' | 'contact.edit' | 'request.submit';

/** Collects a request in three steps and submits it once (F7, F8; decisions Q1 to Q11). */
export const requestWizardMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { draft: RequestDraft | null },
    events: {} as { type: 'wizard.open'; service?: ServiceId } | FieldChanged | { type: Request },
    tags: {} as 'busy',
  },
  actors: { submitRequest: placeholderActor<void, Answers>() },
  guards: {
    isDraftAtStep3: ({ context }) => context.resumeAt === 3,
    isDraftAtStep2: ({ context }) => context.resumeAt === 2,
    isServiceMissing: ({ context }) => rules.lacksService(context.answers),
    isFieldMissing: ({ context }) => rules.lacksFields(context.answers),
    isPrivacyMissing: ({ context }) => rules.lacksPrivacy(context.answers),
    isEmailInvalid: ({ context }) => rules.lacksEmailShape(context.answers),
  },
  actions: {
    setAnswer: assign(({ context }, params: Partial<Answers>) => {
      const answers = { ...context.answers, ...params };
      return { answers, problem: rules.remainingProblem(context.problem, answers) };
    }),
    setProblem: assign((_, params: { problem: Problem | null }) => params),
    forget: assign({ answers: rules.noAnswers, problem: null, resumeAt: 1 as const }),
    saveDraft: placeholderAction<{ draft: StoredRequest }>(),
    dropDraft: placeholderAction(),
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
      description: 'Only the page is shown. A draft of this tab is resumed at the next opening.',
      on: {
        'wizard.open': [
          { guard: 'isDraftAtStep3', target: 'open.step3', actions: opening() },
          { guard: 'isDraftAtStep2', target: 'open.step2', actions: opening() },
          { target: 'open', actions: opening() },
        ],
      },
    },
    open: {
      initial: 'step1',
      on: { 'wizard.close': { target: 'closing' } },
      states: {
        step1: {
          description: 'The task: the service is required, and the visitor may describe it.',
          entry: saving(1),
          on: {
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
            'step.back': { target: 'step2' },
            'task.edit': { target: 'step1' },
            'contact.edit': { target: 'step2' },
            'request.submit': [
              { guard: 'isFieldMissing', target: 'step2', actions: refusing('fieldsMissing') },
              { guard: 'isPrivacyMissing', target: 'step2', actions: refusing('privacyMissing') },
              { target: 'submitting' },
            ],
          },
        },
        submitting: {
          description: 'One attempt. Closing is ignored until it ends, so nothing is lost or sent twice.',
          tags: ['busy'],
          on: { 'wizard.close': {} },
          invoke: {
            id: 'submitRequest',
            src: 'submitRequest',
            input: ({ context }) => context.answers,
            onDone: { target: 'success', actions: reporting() },
            onError: { target: 'step3', actions: refusing('submissionFailed') },
          },
          after: { timeout: { target: 'step3', actions: refusing('submissionFailed') } },
        },
        success: {
          description: 'The request has been sent, so the draft is removed.',
          entry: { type: 'dropDraft' },
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
