/** Stands for a dialog whose code is not there yet. It is in the page while it is open. */
export interface EarlyDialog extends HTMLDialogElement {
  /** What was pressed. */
  opener?: HTMLElement;
  timer?: ReturnType<typeof setTimeout>;
}

/** `earlyPress` knows it by this id. */
const earlyId = 'early';
const early = () => document.getElementById(earlyId) as EarlyDialog | null;

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
 * Responds to presses on what opens a dialog by script, until the script is there: at once with what the page says beside it,
 * in a copy of a dialog that the page contains. The press is kept for `earlyPress`. What only moves within the page
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
  dialog.onclose = () => {
    clearTimeout(dialog.timer);
    dialog.remove();
  };
  dialog.timer = setTimeout(endEarlyPresses, patience);
  document.body.append(dialog);
  dialog.showModal();
};

/** The script will not come: the browser follows what was pressed, at once, and whatever will be. */
export const endEarlyPresses = (): void => {
  isNative = true;
  const dialog = early();
  dialog?.close();
  dialog?.opener?.click();
};
