/** What is pressed to open a dialog before the dialog's code is there, and the dialog that says so meanwhile. */
interface EarlyDialog extends HTMLDialogElement {
  opener?: HTMLElement;
  timer?: ReturnType<typeof setTimeout>;
}

const earlyId = 'early';
/** None while a page is prerendered. */
const early = () => globalThis.document?.getElementById(earlyId) as EarlyDialog | null | undefined;

/** No code comes: presses are the browser's own. */
let isNative = false;

/** In milliseconds. After that, the page that serves without JavaScript is the better answer. */
const patience = 5_000;

const openerOf = (event: Event): HTMLElement | null => {
  const { submitter, target, metaKey, ctrlKey, shiftKey, altKey } = event as SubmitEvent & MouseEvent;
  if (metaKey || ctrlKey || shiftKey || altKey) return null;
  return submitter ?? (target as Element).closest('a');
};

/**
 * Answers presses on what opens a dialog by script, until the script is there: at once with what the page says beside it,
 * in a copy of a dialog that the page contains. The press is kept for `repeatEarlyPress`. What only moves within the page
 * moves without loading it again.
 * @param template the id of the dialog to copy
 * @param loading the words that stand for what is still missing
 */
export const answerEarlyPresses = (template: string, loading: string): void => {
  const onPress = (event: Event) => {
    const opener = openerOf(event);
    if (event.defaultPrevented || isNative || !opener) return;
    const hash = (event.target as Element).getAttribute('action');
    if (hash?.startsWith('#')) {
      event.preventDefault();
      location.hash = hash;
    } else if (opener.getAttribute('aria-haspopup') === 'dialog' && !early()) {
      event.preventDefault();
      showDialog(opener, template, loading);
    }
  };
  document.addEventListener('submit', onPress);
  document.addEventListener('click', onPress);
};

const showDialog = (opener: HTMLElement, template: string, loading: string): void => {
  const dialog = document.getElementById(template)?.cloneNode(true) as EarlyDialog;
  const [title, close, body, footer] = dialog.querySelectorAll<HTMLElement>(
    'h2,header button,header + div,footer',
  );
  if (!title || !close || !body || !footer) return;
  dialog.id = earlyId;
  dialog.opener = opener;
  title.id = 'early-heading';
  title.textContent = opener.textContent;
  dialog.setAttribute('aria-labelledby', title.id);
  close.removeAttribute('command');
  close.onclick = () => dialog.close();
  body.textContent = loading;
  const summary = opener.closest('form,h4')?.nextElementSibling;
  if (summary) body.prepend(summary.cloneNode(true));
  footer.remove();
  dialog.onclose = () => remove(dialog);
  dialog.timer = setTimeout(endEarlyPresses, patience);
  document.body.append(dialog);
  dialog.showModal();
};

const remove = (dialog: EarlyDialog): void => {
  clearTimeout(dialog.timer);
  dialog.close();
  dialog.remove();
};

/** The script will not come: the browser follows what was pressed, at once, and whatever will be. */
export const endEarlyPresses = (): void => {
  isNative = true;
  const dialog = early();
  if (!dialog) return;
  remove(dialog);
  dialog.opener?.click();
};

/** Whether an element with such an id was pressed, and nothing but its dialog's code is missing. */
export const isPressedEarly = (idPrefix: string): boolean =>
  early()?.opener?.id.startsWith(idPrefix) === true;

/**
 * Presses again what was pressed early, once its handler is there and `load` has ended: the dialog it opens takes the
 * place of the early one, or what else it does. Not if the visitor has closed that one meanwhile.
 * @param idPrefix of the elements that have their handlers now
 * @returns a function that gives up; if the element is no longer there, its dialog closes
 */
export const repeatEarlyPress = (idPrefix: string, load: () => Promise<unknown>): (() => void) => {
  const dialog = early();
  if (!dialog?.opener || !isPressedEarly(idPrefix)) return () => {};
  const { opener } = dialog;
  clearTimeout(dialog.timer);
  let isOver = false;
  load()
    .catch(() => {})
    .then(() => {
      if (isOver || !dialog.open) return;
      opener.click();
      setTimeout(replace, 0, dialog);
    });
  return () => {
    isOver = true;
    if (!opener.isConnected) remove(dialog);
  };
};

/** What has opened above the early dialog is on the screen already, so it does not rise again. */
const replace = (dialog: EarlyDialog): void => {
  for (const open of document.querySelectorAll('dialog[open]'))
    for (const animation of open.getAnimations({ subtree: true })) animation.finish();
  remove(dialog);
};
