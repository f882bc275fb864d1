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
import { changing, opening, pointing, refusing, reporting, saving } from './requestWizardTransitions.ts';

/** One event a field: `name.changed`, `service.changed` and so on. */
type FieldChanged = { [F in keyof Answers]: { type: `${F}.changed`; value: Answers[F] } }[keyof Answers];
type Request = 'wizard.close' | 'step.next' | 'step.back' | 'task.edit' | 'contact.edit' | 'request.submit';

/**
 * Carries a visitor's request from "I need something" to "we have it": three steps, one submission
 * (F7, F8; decisions Q1 to Q11).
 */
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
      return { answers, problem: rules.problemLeft(context.problem, answers) };
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
  /** An endpoint that never answers must not hold the dialog. */
  delays: { closing: 300, timeout: 30_000 },
}).createMachine({
  id: 'requestWizard',
  description: 'A visitor asks for work in three steps; nothing is lost, and nothing is sent twice.',
  context: ({ input }) => ({
    answers: input.draft?.answers ?? rules.noAnswers,
    problem: null,
    resumeAt: input.draft?.step ?? 1,
  }),
  initial: 'closed',
  states: {
    closed: {
      description: 'The page alone. A draft of this tab, if there is one, waits for the next opening.',
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
          description: 'What is needed: the service, and what the visitor wants to say about it.',
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
          description: 'How to answer: name, e-mail and the privacy agreement are needed.',
          entry: saving(2),
          on: {
            ...changing(2, 'name', 'email', 'company', 'agreedToPrivacy'),
            'step.back': { target: 'step1', actions: { type: 'setProblem', params: { problem: null } } },
            'step.next': [
              { guard: 'isFieldMissing', actions: refusing('fieldsMissing') },
              { guard: 'isPrivacyMissing', actions: refusing('privacyMissing') },
              { guard: 'isEmailInvalid', actions: pointing('emailInvalid') },
              { target: 'step3' },
            ],
          },
        },
        step3: {
          description: 'The answers as they will be sent. A draft resumed here still lacks the consent.',
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
          description: 'One attempt. Closing is ignored until it ends: nothing is sent twice or lost.',
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
          description: 'It arrived; what was typed need not be kept.',
          entry: { type: 'dropDraft' },
        },
      },
    },
    closing: {
      description: 'The dialog fades; opening it meanwhile starts afresh at once (decision Q4).',
      entry: { type: 'dropDraft' },
      after: { closing: { target: 'closed', actions: { type: 'forget' } } },
      on: { 'wizard.open': { target: 'open', actions: [{ type: 'forget' }, ...opening()] } },
    },
  },
});
