import { subscriptionDialogMachine } from '../../machines/subscriptionDialog/subscriptionDialogMachine.ts';
import { type Blank, subscriptionFields } from '../../machines/subscriptionDialog/subscriptionDialogRules.ts';
import { isBlank } from '../../machines/textRules.ts';
import type { PlanId } from '../configuration/planNames.ts';
import { clearForm } from '../effects/clearForm.ts';
import { focusFieldWhenRendered } from '../effects/focusFieldWhenRendered.ts';
import { nextTaskOrInput } from '../effects/nextTaskOrInput.ts';
import { focusById } from '../effects/screen/focusById.ts';

export const subscriptionForm = 'subscription';

export const subscriptionDialog = (notify: (notice: { plan: PlanId }) => void) =>
  subscriptionDialogMachine.provide({
    actions: {
      clearFields: () => clearForm(subscriptionForm),
      focusField: (_, { field }) =>
        void (field === null ? undefined : focusFieldWhenRendered(`${subscriptionForm}-${field}`)),
      // The dialog closes with the next rendering. A key that comes earlier must start from where the focus returns to.
      returnFocus: (_, { plan }) => void nextTaskOrInput().then(() => focusById(`choose-${plan}`)),
      notify: (_, { notice }) => notify(notice),
    },
  });

/** The values themselves never leave the form (decision P6). */
export const blankIn = (form: HTMLFormElement): Blank =>
  subscriptionFields.filter((field) => {
    const control = form.elements.namedItem(`${subscriptionForm}-${field}`);
    return !(control instanceof HTMLInputElement) || isBlank(control.value);
  });
