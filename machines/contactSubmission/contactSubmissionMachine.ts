import { pauseOf } from '../pauseRules.ts';
import { noFields } from './contactSubmissionRules.ts';
import {
  addedLines,
  addingLines,
  changing,
  chosen,
  contactSubmissionSetup,
  handingOver,
  restoring,
  saving,
  takingOver,
} from './contactSubmissionSetup.ts';

const { on: editing = {} } = contactSubmissionSetup.createStateConfig({
  on: {
    'answers.handedOver': { actions: takingOver },
    'field.changed': { actions: [changing, saving] },
    'lines.add': { guard: { type: 'canHold', params: addedLines }, actions: addingLines },
    'request.open': { actions: handingOver },
    'attachment.chosen': [
      { guard: { type: 'isAttachable', params: chosen }, actions: { type: 'attach', params: chosen } },
      { actions: { type: 'refuseAttachment', params: chosen } },
    ],
    'attachment.removed': { actions: { type: 'attach', params: { attachment: null } } },
    // A refusal leads back to `idle`, because an earlier failure no longer matters.
    'message.submit': [
      { guard: 'isSendable', target: 'loading' },
      { target: 'idle', actions: [{ type: 'listProblems' }, { type: 'focusSummary' }] },
    ],
  },
});

/** Sends the contact form's message once, then redirects to the thanks page (decision C8). */
export const contactSubmissionMachine = contactSubmissionSetup.createMachine({
  id: 'contactSubmission',
  description: 'The visitor writes a message. It is checked and sent once. A failure loses nothing.',
  context: ({ input }) => ({
    fields: noFields,
    attachment: null,
    problems: [],
    attachmentProblem: null,
    attachmentLimit: input.attachmentLimit,
    shared: '',
    reply: {},
    pause: 0,
  }),
  initial: 'idle',
  states: {
    idle: {
      description: 'The visitor fills in the form.',
      on: { 'form.restored': { actions: restoring }, ...editing },
    },
    loading: {
      description: 'One POST is on its way. It is never repeated automatically.',
      tags: ['busy'],
      entry: { type: 'clearProblems' },
      invoke: {
        id: 'sendMessage',
        src: 'sendMessage',
        input: ({ context: { fields, attachment } }) => ({ fields, attachment }),
        onDone: {
          target: 'success',
          actions: { type: 'keepReply', params: ({ event }) => ({ reply: event.output }) },
        },
        onError: {
          target: 'error',
          actions: { type: 'keepPause', params: ({ event }) => ({ pause: pauseOf(event.error) }) },
        },
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
      after: {
        redirect: { actions: { type: 'redirect', params: ({ context: { reply } }) => ({ reply }) } },
      },
    },
    error: {
      description: 'The service refused, or was unreachable or too slow. Everything typed is still there.',
      entry: { type: 'focusSummary' },
      on: editing,
    },
  },
});
