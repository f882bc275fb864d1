import { createActor } from 'xstate';
import { exampleModels } from './examplePage.ts';

type Name = keyof typeof exampleModels;
type Event = { readonly type: string };

/** The example's page without a framework, with all of its machines or only some. */
export interface ExampleView {
  readonly send: (name: Name, event: Event) => void;
  /** The visitor reaches another hash, by typing it or by going back. */
  readonly reach: (hash: string) => void;
  /** What is on the screen, and what the address bar shows. */
  readonly read: () => {
    readonly request: boolean;
    readonly article: boolean;
    readonly notices: boolean;
    readonly focus: 'page' | 'request' | 'article' | 'notice';
    readonly hash: string;
  };
}

/** @param takesFocus the notice takes the focus when it appears */
export function exampleView(names: readonly Name[], takesFocus: boolean): ExampleView {
  let hash = '';
  const dialogOf = (): HTMLDialogElement => {
    const dialog = document.createElement('dialog');
    dialog.append(document.createElement('button'));
    document.body.append(dialog);
    return dialog;
  };
  document.body.replaceChildren();
  const dialogs = { request: dialogOf(), article: dialogOf() };
  const notice = document.createElement('p');
  notice.tabIndex = -1;

  const { request, article, notices } = exampleModels;
  const actors = {
    request: createActor(
      request.machine.provide({ actions: { notify: () => send('notices', { type: 'show' }) } }),
    ),
    article: createActor(
      article.machine.provide({
        actions: {
          replaceHash: (_, params) => {
            hash = params.hash;
          },
        },
      }),
    ),
    notices: createActor(notices.machine),
  };
  const send = (name: Name, event: Event): void => {
    if (names.includes(name)) actors[name].send(event as never);
  };
  const follow =
    (dialog: HTMLDialogElement) =>
    ({ value }: { readonly value: string }): void => {
      if (value === 'open' && !dialog.open) {
        dialog.showModal();
        dialog.querySelector('button')?.focus();
      } else if (value !== 'open' && dialog.open) {
        if (dialog.contains(notice)) document.body.append(notice);
        dialog.close();
        (document.activeElement as HTMLElement | null)?.blur();
      }
    };
  actors.request.subscribe(follow(dialogs.request));
  actors.article.subscribe(follow(dialogs.article));
  actors.notices.subscribe(({ value }) => {
    notice.remove();
    if (value !== 'shown') return;
    // What is outside of an open dialog is inert.
    (document.querySelector('dialog[open]') ?? document.body).append(notice);
    if (takesFocus) notice.focus();
  });
  for (const name of names) actors[name].start();

  return {
    send,
    reach: (to) => {
      hash = to;
      send('request', { type: 'page.left' });
      send('article', { type: 'address.changed', hash } as Event);
    },
    read: () => {
      const focused = document.activeElement;
      const isIn = (name: 'request' | 'article') => dialogs[name].open && dialogs[name].contains(focused);
      return {
        request: dialogs.request.open,
        article: dialogs.article.open,
        notices: notice.isConnected,
        focus:
          focused === notice ? 'notice' : isIn('request') ? 'request' : isIn('article') ? 'article' : 'page',
        hash,
      };
    },
  };
}
