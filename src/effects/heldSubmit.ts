/** Properties and not attributes, which React would compare with those that it renders. */
interface LateForm extends HTMLFormElement {
  /** A submission is kept. */
  isHeld?: boolean;
  /** No code comes. */
  isNative?: boolean;
}

/**
 * Keeps a press on the submit button of a form that has no code yet. A form whose code has arrived prevents the submission
 * by itself, before this.
 * @param selector of the forms whose code comes later
 */
export const holdSubmit = (selector: string): void =>
  document.addEventListener('submit', (event) => {
    const form = event.target as LateForm;
    if (event.defaultPrevented || !form.matches(selector) || form.isNative) return;
    event.preventDefault();
    form.isHeld = true;
  });

const lateForm = (id: string): LateForm | null => {
  const form = document.getElementById(id);
  return form instanceof HTMLFormElement ? form : null;
};

/** Submits a form with this id again if a press was kept. Call it once the form's code is there. */
export const repeatHeldSubmit = (id: string): void => {
  const form = lateForm(id);
  if (!form?.isHeld) return;
  form.isHeld = false;
  form.requestSubmit();
};

/** The form's code will not come: the browser submits it to its address, at once if a press was kept. */
export const submitNatively = (id: string): void => {
  const form = lateForm(id);
  if (form) form.isNative = true;
  repeatHeldSubmit(id);
};
