import { waitForElement } from './waitForElement.ts';

/** How long a field may take to appear. */
const timeoutMs = 2_000;

/**
 * Focuses a form field by its id, waiting for it where its step is still being rendered. Of a group of
 * choices, the chosen or else the first one is focused. A field that does not come is given up silently.
 */
export const focusFieldWhenRendered = async (id: string): Promise<void> => {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), timeoutMs);
  try {
    const element = await waitForElement(id, giveUp.signal);
    const field = element.matches('fieldset')
      ? (element.querySelector<HTMLElement>('input:checked') ?? element.querySelector<HTMLElement>('input'))
      : element;
    field?.focus();
    // What is said about the field is rendered only now, and may push it out of sight.
    requestAnimationFrame(() => field?.scrollIntoView({ block: 'nearest' }));
  } catch {
    // The visitor went elsewhere meanwhile.
  } finally {
    clearTimeout(timer);
  }
};
