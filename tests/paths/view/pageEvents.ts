import { fireEvent } from '@testing-library/react';

/** The own properties of the page that have another value now. */
const pretended = new Map<string, PropertyDescriptor | undefined>();
/** Gives a property of the page another value, and its own one again if the value is undefined. */
export const pretend = (owner: object, name: string, value?: unknown): void => {
  const own = pretended.get(name);
  if (value !== undefined) {
    pretended.set(name, Object.getOwnPropertyDescriptor(owner, name));
    Object.defineProperty(owner, name, { value, configurable: true });
  } else if (own) Object.defineProperty(owner, name, own);
  else Reflect.deleteProperty(owner, name);
};

/** Dispatches an event of the browser. */
export const tell = (target: EventTarget, type: string, properties: object = {}): void =>
  void fireEvent(target as Window, Object.assign(new Event(type), properties));

export const hide = (): void => {
  pretend(document, 'visibilityState', 'hidden');
  pretend(document, 'hidden', true);
  tell(document, 'visibilitychange');
};

export const unhide = (): void => {
  pretend(document, 'visibilityState');
  pretend(document, 'hidden');
};
