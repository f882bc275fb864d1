import { savesData } from '../../effects/savesData.ts';

interface FollowedLink {
  readonly url: URL;
  readonly subject: string | undefined;
}

const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest('a[href]') : null;

/** No address of a page ends like a file's name. */
const isFile = ({ pathname }: HTMLAnchorElement): boolean => /\.\w+$/.test(pathname);

export const isInternal = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  !isFile(link) &&
  !link.hasAttribute('download') &&
  // It opens a dialog or a menu instead.
  !link.hasAttribute('aria-haspopup') &&
  (link.target === '' || link.target === '_self');

/** Also follows links in HTML that is not hydrated yet. Leaves clicks for another tab or window to the browser. */
export const followLinks = (follow: (link: FollowedLink) => void): (() => void) => {
  const onClick = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || !isInternal(link)) return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    follow({ url: new URL(link.href), subject: link.dataset.subject });
  };
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
};

/** Calls `prepare` once the pointer, a finger or the focus is on a link; never for a visitor who saves data. */
export const prefetchOnIntent = (prepare: (url: URL) => void): (() => void) => {
  if (savesData()) return () => {};
  const onIntent = (event: Event) => {
    const link = linkOf(event);
    if (link && isInternal(link)) prepare(new URL(link.href));
  };
  const intents = ['pointerover', 'touchstart', 'focusin'] as const;
  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });
  return () => {
    for (const intent of intents) document.removeEventListener(intent, onIntent);
  };
};
