import type { SubscriptionField } from '../../machines/subscriptionDialog/subscriptionDialogRules.ts';

interface FieldWords {
  readonly label: string;
  readonly hint?: string;
  readonly missing: string;
}

const fields: Readonly<Record<SubscriptionField, FieldWords>> = {
  email: { label: 'Email', missing: 'Enter an email address.' },
  password: {
    label: 'Password',
    hint: 'At least 8 characters with numbers and symbols.',
    missing: 'Choose a password.',
  },
  cardNumber: { label: 'Card number', missing: 'Enter a card number.' },
  expiry: { label: 'Expiry', hint: 'Month and year, such as 0429.', missing: 'Enter the expiration date.' },
  cvc: { label: 'CVC', hint: 'The three or four digits on the card.', missing: 'Enter the code.' },
};

export const subscriptionDialog = {
  title: 'Subscribe to {plan}',
  close: 'Close',
  plan: 'Plan',
  price: '{price} {per}',
  /** Decision P6. */
  safe: {
    title: 'Nothing is charged, sent or stored.',
    text: 'What you type stays in this dialog and is gone when it closes.',
  },
  required: '(required)',
  missing: 'Please fill in all required fields',
  fields,
  submit: 'Subscribe',
} as const;
