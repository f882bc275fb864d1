/** `reset()` does not work: React remembers a field's last value until the value is set. */
export const clearForm = (id: string): void => {
  const form = document.getElementById(id);
  if (!(form instanceof HTMLFormElement)) return;
  for (const control of form.elements) if (control instanceof HTMLInputElement) control.value = '';
};
