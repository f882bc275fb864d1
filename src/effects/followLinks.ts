/** A link of this site that a visitor asked to follow here, not in another tab. */
interface FollowedLink {
  readonly url: URL;
  /** What the link hands over to the page it leads to: its `data-subject`. */
  readonly subject: string | undefined;
}

const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest('a[href]') : null;

/** Whether a link leads within the site, on this tab. */
export const isOurs = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  !link.hasAttribute('download') &&
  // Opens something on its page, which is the page's own matter.
  !link.hasAttribute('aria-haspopup') &&
  (link.target === '' || link.target === '_self');

/**
 * Listens to clicks on every link of the document, hydrated or not, and calls `follow` for those that lead
 * within the site. Clicks meant for another tab or window are left to the browser. Returns a function that
 * stops listening.
 */
export const followLinks = (follow: (link: FollowedLink) => void): (() => void) => {
  const onClick = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || !isOurs(link)) return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    follow({ url: new URL(link.href), subject: link.dataset.subject });
  };
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
};

/** Calls `prepare` when a visitor is about to follow a link of this site: points at it, touches or focuses it. */
export const prefetchOnIntent = (prepare: (url: URL) => void): (() => void) => {
  const onIntent = (event: Event) => {
    const link = linkOf(event);
    if (link && isOurs(link)) prepare(new URL(link.href));
  };
  const intents = ['pointerover', 'touchstart', 'focusin'] as const;
  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });
  return () => {
    for (const intent of intents) document.removeEventListener(intent, onIntent);
  };
};
