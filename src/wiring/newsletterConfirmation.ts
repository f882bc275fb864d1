import { newsletterConfirmationMachine } from '../../machines/newsletterConfirmation/newsletterConfirmationMachine.ts';
import { focusFieldWhenRendered } from '../effects/focusFieldWhenRendered.ts';

/** A newsletter form, provided with its effects; `fieldId` is the id of its e-mail field. */
export const newsletterConfirmation = (fieldId: string) =>
  newsletterConfirmationMachine.provide({
    actions: { focusEmail: () => void focusFieldWhenRendered(fieldId) },
  });
