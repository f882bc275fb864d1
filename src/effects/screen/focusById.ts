import { moveFocus } from './moveFocus.ts';

export const focusById = (id: string): void => {
  const element = document.getElementById(id);
  if (element) moveFocus(element);
};
