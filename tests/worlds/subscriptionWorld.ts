import type { Blank, SubscriptionField } from '../../machines/subscriptionDialog/subscriptionDialogRules.ts';

/** What the subscription dialog's script controls of the outside world. */
export interface SubscriptionWorld {
  /** Waits until the page is idle. In a browser, that is when it is hydrated and has loaded the dialog's code. */
  ready(): Promise<void>;
  /** A password manager fills in all fields except these, without sending events. */
  fillIn(blank: Blank): Promise<void>;
}

/** What visitors type here. No part of it may appear anywhere else. */
export const secrets: Readonly<Record<SubscriptionField, string>> = {
  email: 'ada.secret@example.com',
  password: 'correct-horse-9!',
  cardNumber: '4242 4242 4242 4242',
  expiry: 'Aug-33',
  cvc: 'CVC-973',
};

/** Recognisable parts of them. */
export const leaks = /ada\.secret|correct-horse|4242|Aug-33|CVC-973/;

/** Puts text into the page's fields without any event. Self-contained, so that it can run in the page. */
export const fillSilently = (texts: Readonly<Record<string, string>>): void => {
  for (const [field, text] of Object.entries(texts)) {
    const control = document.getElementById(`subscription-${field}`);
    if (control instanceof HTMLInputElement) control.value = text;
  }
};

/** What a password manager puts into each field. */
export const filledExcept = (blank: Blank): Record<string, string> =>
  Object.fromEntries(
    Object.entries(secrets).map(([field, text]) => [
      field,
      (blank as readonly string[]).includes(field) ? '' : text,
    ]),
  );
