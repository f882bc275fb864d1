import { and } from '../guards.ts';
import { noAnswers } from './requestWizardRules.ts';
import {
  clearing,
  failing,
  handingOver,
  opening,
  reporting,
  requestWizardSetup,
  settingAside,
} from './requestWizardSetup.ts';
import { contactStep, reviewStep, taskStep } from './requestWizardSteps.ts';

/** Collects a request in three steps and submits it once (F7, F8). */
export const requestWizardMachine = requestWizardSetup.createMachine({
  id: 'requestWizard',
  description: 'The visitor requests work in three steps. Nothing is lost, and nothing is sent twice.',
  context: ({ input }) => ({
    answers: input.draft?.answers ?? noAnswers,
    problem: null,
    resumeAt: input.draft?.step ?? 1,
    shared: '',
    reply: {},
    pause: 0,
  }),
  initial: 'closed',
  states: {
    closed: {
      description:
        'Only the page is shown. A draft is resumed at the next opening. After a failure that the visitor did not see in the dialog, the toast offers the contact form.',
      on: {
        'wizard.open': [
          { guard: { type: 'isDraftAt', params: { step: 3 } }, target: 'open.step3', actions: opening() },
          { guard: { type: 'isDraftAt', params: { step: 2 } }, target: 'open.step2', actions: opening() },
          { target: 'open', actions: opening() },
        ],
        'dialog.opened': { target: 'open', actions: [clearing, ...opening()] },
        'answers.handOver': { guard: 'hasFailed', actions: handingOver },
      },
    },
    open: {
      tags: ['visible'],
      initial: 'step1',
      on: { 'wizard.close': { target: 'closing' } },
      states: {
        step1: taskStep,
        step2: contactStep,
        step3: reviewStep,
        success: {
          description:
            'The request has been sent, so the draft is removed. Who sees a mistake in the contact corrects it and sends again.',
          entry: { type: 'dropDraft' },
          on: {
            'contact.edit': {
              target: 'step2',
              actions: { type: 'keepReply', params: { reply: {} } },
            },
            'wizard.suspend': { target: '#requestWizard.closed', actions: { type: 'forget' } },
            'page.left': { target: '#requestWizard.closed', actions: { type: 'forget' } },
          },
        },
      },
    },
    submitting: {
      description: 'One attempt, which nothing ends but its outcome, so nothing is lost or sent twice.',
      tags: ['busy'],
      entry: { type: 'keepPause', params: { pause: 0 } },
      invoke: {
        id: 'requestSubmission',
        src: 'requestSubmission',
        input: ({ context }) => context.answers,
        onDone: [
          {
            guard: and(['isHidden', 'isSent']),
            target: 'closed',
            actions: [...reporting(), { type: 'dropDraft' }, { type: 'forget' }],
          },
          {
            guard: 'isSent',
            target: 'open.success',
            actions: [
              { type: 'keepReply', params: ({ event }) => ({ reply: Object(event.output) }) },
              ...reporting(),
            ],
          },
          {
            guard: 'isHidden',
            target: 'closed',
            actions: [settingAside(3), ...failing()],
          },
          { target: 'open.step3', actions: failing() },
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
