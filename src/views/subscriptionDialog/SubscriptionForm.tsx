import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { subscriptionDialogMachine } from '../../../machines/subscriptionDialog/subscriptionDialogMachine.ts';
import type { SubscriptionField } from '../../../machines/subscriptionDialog/subscriptionDialogRules.ts';
import { isBlank } from '../../../machines/textRules.ts';
import { subscriptionDialog as words } from '../../content/subscriptionDialog.ts';
import { Form, FormRow, Notice, TextField, type TextFieldProps } from '../../design/index.ts';
import { blankIn, subscriptionForm } from '../../wiring/subscriptionDialog.ts';

interface SubscriptionFormProps {
  readonly state: SnapshotFrom<typeof subscriptionDialogMachine>;
  readonly dialog: ActorRefFrom<typeof subscriptionDialogMachine>;
}

const kinds: Readonly<
  Record<SubscriptionField, Pick<TextFieldProps, 'type' | 'autoComplete' | 'inputMode'>>
> = {
  email: { type: 'email', autoComplete: 'email' },
  password: { type: 'password', autoComplete: 'new-password' },
  cardNumber: { autoComplete: 'cc-number', inputMode: 'numeric' },
  expiry: { autoComplete: 'cc-exp', inputMode: 'numeric' },
  cvc: { autoComplete: 'cc-csc', inputMode: 'numeric' },
};

/** Uncontrolled and without names, so that no submission can put values into an address (P6). */
export const SubscriptionForm = ({ state, dialog }: SubscriptionFormProps) => {
  const { blank } = state.context;
  const isIncomplete = state.matches({ open: 'incomplete' });
  const fieldOf = (field: SubscriptionField) => (
    <TextField
      id={`${subscriptionForm}-${field}`}
      label={words.fields[field].label}
      hint={words.fields[field].hint}
      requiredMark={words.required}
      required
      spellCheck={false}
      {...kinds[field]}
      onValueChange={(value) => {
        // Not the rendered state: a password manager fills in and submits in one task.
        if (dialog.getSnapshot().context.blank.includes(field) !== isBlank(value))
          dialog.send({ type: 'field.changed', field, isBlank: isBlank(value) });
      }}
      error={isIncomplete && blank.includes(field) ? words.fields[field].missing : undefined}
    />
  );
  return (
    <Form
      id={subscriptionForm}
      onSubmit={(event) => {
        event.preventDefault();
        dialog.send({ type: 'subscription.submit', blank: blankIn(event.currentTarget) });
      }}
    >
      {isIncomplete ? <Notice tone="danger">{words.missing}</Notice> : null}
      {fieldOf('email')}
      {fieldOf('password')}
      {fieldOf('cardNumber')}
      <FormRow>
        {fieldOf('expiry')}
        {fieldOf('cvc')}
      </FormRow>
    </Form>
  );
};
