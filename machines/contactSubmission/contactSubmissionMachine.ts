import { assign, setup } from 'xstate';
import { placeholderAction, placeholderActor } from '../placeholder.ts';
import type { Attachment, Fields, Message, TextFields } from './contactSubmissionRules.ts';
import * as rules from './contactSubmissionRules.ts';
import {
  type ContactContext,
  type ContactEvent,
  editing,
  restoring,
} from './contactSubmissionTransitions.ts';

/** Sends the contact form's message once, then redirects to the thanks page (F10, F11; decisions C1 to C8, C11, C13, C15 and C16). */
export const contactSubmissionMachine = setup({
  types: {
    context: {} as ContactContext,
    input: {} as { attachmentLimit: number },
    events: {} as ContactEvent,
    tags: {} as 'busy',
  },
  actors: { sendMessage: placeholderActor<void, Message>() },
  guards: {
    isSendable: ({ context }) => rules.problemsOf(context.fields).length === 0,
    isAttachable: ({ context }, params: { attachment: Attachment }) =>
      rules.attachmentProblemOf(params.attachment, context.attachmentLimit) === null,
  },
  actions: {
    setFields: assign(({ context }, params: Partial<Fields>) => {
      const fields = { ...context.fields, ...rules.asEntered(params) };
      return { fields, problems: rules.remainingProblems(context.problems, fields) };
    }),
    attach: assign((_, params: { attachment: Attachment | null }) => ({
      ...params,
      attachmentProblem: null,
    })),
    refuseAttachment: assign(({ context }, params: { attachment: Attachment }) => ({
      attachment: null,
      attachmentProblem: rules.attachmentProblemOf(params.attachment, context.attachmentLimit),
    })),
    listProblems: assign(({ context }) => ({ problems: rules.problemsOf(context.fields) })),
    clearProblems: assign({ problems: [], attachmentProblem: null }),
    saveDraft: placeholderAction<{ draft: TextFields | null }>(),
    dropDraft: placeholderAction(),
    focusField: placeholderAction<{ field: keyof Fields | null }>(),
    focusSummary: placeholderAction(),
    redirect: placeholderAction(),
  },
  delays: {
    slow: 8_000,
    timeout: ({ context }) => (context.attachment ? 120_000 : 30_000),
    redirect: 1_500,
  },
}).createMachine({
  id: 'contactSubmission',
  description: 'The visitor writes a message. It is checked and sent once. A failure loses nothing.',
  context: ({ input }) => ({
    fields: { ...rules.noText, consent: false },
    attachment: null,
    problems: [],
    attachmentProblem: null,
    attachmentLimit: input.attachmentLimit,
  }),
  initial: 'idle',
  states: {
    idle: { description: 'The visitor fills in the form.', on: { ...restoring(), ...editing() } },
    loading: {
      description: 'One POST is on its way. It is never repeated automatically.',
      tags: ['busy'],
      entry: { type: 'clearProblems' },
      invoke: {
        id: 'sendMessage',
        src: 'sendMessage',
        input: ({ context: { fields, attachment } }) => ({ fields, attachment }),
        onDone: { target: 'success' },
        onError: { target: 'error' },
      },
      after: { timeout: { target: 'error' } },
      initial: 'sending',
      states: {
        sending: { after: { slow: { target: 'stillSending' } } },
        stillSending: { description: 'Sending takes long, and the visitor is told so.' },
      },
    },
    success: {
      description: 'The service accepted the message. Leaving the page cancels the redirect.',
      tags: ['busy'],
      entry: { type: 'dropDraft' },
      after: { redirect: { actions: { type: 'redirect' } } },
    },
    error: {
      description: 'The service refused, or was unreachable or too slow. Everything typed is still there.',
      entry: { type: 'focusSummary' },
      on: editing(),
    },
  },
});
