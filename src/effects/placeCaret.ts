/**
 * At once: phones open their keyboard only during the press. React finds its own value, and keeps the caret.
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
