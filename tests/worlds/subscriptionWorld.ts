import type { Blank, SubscriptionField } from '../../machines/subscriptionDialog/subscriptionDialogRules.ts';

/** What the subscription dialog's script controls of the outside world. */
export interface SubscriptionWorld {
  /** Waits until the page is at rest: in a browser, until it is hydrated and has fetched the dialog's code. */
  ready(): Promise<void>;
  /** A password manager fills in all fields but these, and tells nobody. */
  fillIn(blank: Blank): Promise<void>;
}

/** What visitors type here. No part of it may be found anywhere else. */
export const secrets: Readonly<Record<SubscriptionField, string>> = {
  email: 'ada.secret@example.com',
  password: 'correct-horse-9!',
  cardNumber: '4242 4242 4242 4242',
  expiry: 'Aug-33',
  cvc: 'CVC-973',
};

/** Any telling part of them. */
export const leaks = /ada\.secret|correct-horse|4242|Aug-33|CVC-973/;

/** Puts text into the fields of the page without any event. Self-contained, so that a browser can run it as it stands. */
export const fillSilently = (texts: Readonly<Record<string, string>>): void => {
  for (const [field, text] of Object.entries(texts)) {
    const control = document.getElementById(`subscription-${field}`);
    if (control instanceof HTMLInputElement) control.value = text;
  }
};

/** What a password manager puts into each field. */
export const filledBut = (blank: Blank): Record<string, string> =>
  Object.fromEntries(
    Object.entries(secrets).map(([field, text]) => [
      field,
      (blank as readonly string[]).includes(field) ? '' : text,
    ]),
  );
