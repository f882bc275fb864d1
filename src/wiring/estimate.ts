import type { ActorRefFrom } from 'xstate';
import { type EstimateContext, estimateMachine } from '../../machines/estimate/estimateMachine.ts';
import { smallestTask } from '../../machines/estimate/estimateRules.ts';
import type { requestWizardMachine } from '../../machines/requestWizard/requestWizardMachine.ts';
import type { Offer } from '../../machines/requestWizard/requestWizardRules.ts';
import type { EstimateTable } from '../configuration/estimateTable.ts';
import { focusFieldWhenRendered } from '../effects/focusFieldWhenRendered.ts';
import { readToday } from '../effects/readToday.ts';

export const estimateField = (question: string): string => `estimate-${question}`;

/** `openRequest` opens the request dialog with the task. */
export const estimate = (openRequest: (task: EstimateContext) => void) =>
  estimateMachine.provide({
    actions: {
      focusAnswer: (_, { question }) =>
        void (question === null ? undefined : focusFieldWhenRendered(estimateField(question))),
      openRequest: (_, task) => openRequest(task),
    },
  });

/** The task is described, so the dialog goes on with the contact, unless a draft has its own step (P10). */
export const requestTask = (wizard: ActorRefFrom<typeof requestWizardMachine>, task: Offer) => {
  wizard.send({ type: 'wizard.open', ...task });
  if (wizard.getSnapshot().matches({ open: 'step1' })) wizard.send({ type: 'step.next' });
};

export const estimateInput = (table: EstimateTable) => ({
  table,
  answers: smallestTask(table),
  today: readToday(),
});
