/**
 * Keeps a press on the submit button of a form that has no code yet, and marks the form. A form whose code has arrived
 * prevents the submission by itself, before this.
 * @param selector of the forms whose code comes later
 */
export const holdSubmit = (selector: string): void =>
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    if (!form.matches(selector) || form.dataset.isNative !== undefined) return;
    event.preventDefault();
    form.dataset.isHeld = '';
  });

const heldForm = (id: string): HTMLFormElement | null => {
  const form = document.getElementById(id);
  if (!(form instanceof HTMLFormElement) || form.dataset.isHeld === undefined) return null;
  delete form.dataset.isHeld;
  return form;
};

/** Submits a form with this id again if a press was kept. Call it once the form's code is there. */
export const repeatHeldSubmit = (id: string): void => heldForm(id)?.requestSubmit();

/** The form's code will not come: the browser submits it to its address, at once if a press was kept. */
export const submitNatively = (id: string): void => {
  const form = document.getElementById(id);
  if (!(form instanceof HTMLFormElement)) return;
  form.dataset.isNative = '';
  heldForm(id)?.requestSubmit();
};
