/**
 * Writes `text` into a text area and puts the caret `at` a place in it, at once: a phone opens its keyboard only during
 * the press. React then finds its own value there, and leaves the caret alone.
 */
export const placeCaret = (
  id: string,
  { text, at }: { readonly text: string; readonly at: number },
): void => {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLTextAreaElement)) return;
  if (field.value !== text) field.value = text;
  field.setSelectionRange(at, at);
  field.focus();
};
