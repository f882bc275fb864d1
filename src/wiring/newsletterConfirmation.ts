import { newsletterConfirmationMachine } from '../../machines/newsletterConfirmation/newsletterConfirmationMachine.ts';
import { focusFieldWhenRendered } from '../effects/focusFieldWhenRendered.ts';

export const newsletterConfirmation = (fieldId: string) =>
  newsletterConfirmationMachine.provide({
    actions: { focusEmail: () => void focusFieldWhenRendered(fieldId) },
  });
