/**
 * Empties the text fields of a form by its id; nothing where there is none. Not `reset()`: React keeps what a
 * field held last, and forgets it only when the field's value is set.
 */
export const clearForm = (id: string): void => {
  const form = document.getElementById(id);
  if (!(form instanceof HTMLFormElement)) return;
  for (const control of form.elements) if (control instanceof HTMLInputElement) control.value = '';
};
