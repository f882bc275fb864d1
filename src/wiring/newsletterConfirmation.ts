import { newsletterConfirmationMachine } from '../../machines/newsletterConfirmation/newsletterConfirmationMachine.ts';
import { focusField } from '../effects/focusField.ts';

/** A newsletter form, joined; `fieldId` is the id of its e-mail field. */
export const newsletterConfirmation = (fieldId: string) =>
  newsletterConfirmationMachine.provide({ actions: { focusEmail: () => void focusField(fieldId) } });
