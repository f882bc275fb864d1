import {
  type EarlyPressContext,
  type EarlyPressEvent,
  earlyPressChart,
  earlyPressContext,
  earlyPressDelays,
  keepPress,
} from '../../../machines/earlyPress/earlyPressChart.ts';
import { type Interpreted, interpret } from './interpret.ts';

export type EarlyPresses = Interpreted<
  EarlyPressContext,
  EarlyPressEvent,
  keyof typeof earlyPressChart.states
>;

/**
 * Responds to presses until the script is there: with a copy of the dialog `template` and the words `loading`.
 * What only moves within the page moves without a reload. `lateForm` is the form whose code comes later.
 */
export const answerEarlyPresses = (template: string, lateForm: string, loading: string): EarlyPresses => {
  let dialog: Element | undefined;
  const presses: EarlyPresses = interpret(earlyPressChart, earlyPressContext, {
    ...earlyPressDelays,
    keepPress,
    showDialog: ({ pressed }) => {
      dialog = showEarlyDialog(elementOf(pressed), elementOf(template), loading);
    },
    removeDialog: () => {
      // What has opened above it is on the screen already, so it does not rise again.
      for (const open of document.querySelectorAll('dialog[open]'))
        for (const animation of open.getAnimations({ subtree: true })) animation.finish();
      dialog?.remove();
    },
    repeatPress: ({ pressed }) => {
      const element = elementOf(pressed);
      if (element instanceof HTMLFormElement) element.requestSubmit();
      else element?.click();
    },
  });
  const answer = (event: Event, press: EarlyPressEvent | null): void => {
    if (press && presses.send(press)) event.preventDefault();
  };
  document.addEventListener('submit', (event) => {
    const { submitter, target, defaultPrevented } = event;
    const { id } = target as Element;
    const hash = (target as Element).getAttribute('action');
    if (defaultPrevented) return;
    if (hash?.startsWith('#')) {
      event.preventDefault();
      location.hash = hash;
    } else answer(event, id === lateForm ? { type: 'form.press', id } : pressOn(submitter));
  });
  document.addEventListener('click', (event) => {
    const { target, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
    // With one of these keys, the press opens another tab or window, or saves a file.
    if (!(defaultPrevented || metaKey || ctrlKey || shiftKey || altKey))
      answer(event, pressOn((target as Element).closest('a')));
  });
  document.addEventListener('close', () => presses.send({ type: 'dialog.closed' }), true);
  return presses;
};

const elementOf = (id: string): HTMLElement | null => document.getElementById(id);

const pressOn = (opener: Element | null): EarlyPressEvent | null =>
  opener?.getAttribute('aria-haspopup') === 'dialog' ? { type: 'opener.press', id: opener.id } : null;

const showEarlyDialog = (
  opener: HTMLElement | null,
  template: HTMLElement | null,
  loading: string,
): Element | undefined => {
  const dialog = template?.cloneNode(true) as HTMLDialogElement;
  const [title, close, footer] = dialog.querySelectorAll<HTMLElement>('h2,header button,footer');
  const body = close?.closest('header')?.nextElementSibling;
  if (!opener || !title || !close || !body || !footer) return undefined;
  dialog.id = 'early';
  title.id = 'early-heading';
  title.textContent = opener.textContent;
  dialog.setAttribute('aria-labelledby', title.id);
  close.removeAttribute('command');
  close.onclick = () => dialog.close();
  body.textContent = loading;
  const summary = opener.closest('form,h4')?.nextElementSibling;
  if (summary) body.prepend(summary.cloneNode(true));
  footer.remove();
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
};
