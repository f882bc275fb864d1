import { subscriptionDialogMachine } from '../../machines/subscriptionDialog/subscriptionDialogMachine.ts';
import {
  type Blank,
  type PlanId,
  subscriptionFields,
} from '../../machines/subscriptionDialog/subscriptionDialogRules.ts';
import { isBlank } from '../../machines/textRules.ts';
import { clearForm } from '../effects/clearForm.ts';
import { focusFieldWhenRendered } from '../effects/focusFieldWhenRendered.ts';

/** The form's id; that of each field begins with it. */
export const subscriptionForm = 'subscription';

/** The subscription dialog, provided with its effects. `notify` shows a toast about the subscription to a plan. */
export const subscriptionDialog = (notify: (notice: { plan: PlanId }) => void) =>
  subscriptionDialogMachine.provide({
    actions: {
      clearFields: () => clearForm(subscriptionForm),
      focusField: (_, { field }) =>
        void (field === null ? undefined : focusFieldWhenRendered(`${subscriptionForm}-${field}`)),
      notify: (_, { notice }) => notify(notice),
    },
  });

/** Which fields of the form are blank: all that anyone but the form learns of them (decision P6). */
export const blankIn = (form: HTMLFormElement): Blank =>
  subscriptionFields.filter((field) => {
    const control = form.elements.namedItem(`${subscriptionForm}-${field}`);
    return !(control instanceof HTMLInputElement) || isBlank(control.value);
  });
