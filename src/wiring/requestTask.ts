import type { ActorRefFrom } from 'xstate';
import type { requestWizardMachine } from '../../machines/requestWizard/requestWizardMachine.ts';
import type { Offer } from '../../machines/requestWizard/requestWizardRules.ts';

/** The task is described, so the dialog goes on with the contact, unless a draft has its own step (P10, P12). */
export const requestTask = (wizard: ActorRefFrom<typeof requestWizardMachine>, task: Offer) => {
  wizard.send({ type: 'wizard.open', ...task });
  if (wizard.getSnapshot().matches({ open: 'step1' })) wizard.send({ type: 'step.next' });
};
