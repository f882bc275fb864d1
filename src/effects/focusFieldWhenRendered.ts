import { waitForElement } from './waitForElement.ts';

const renderTimeoutMs = 2_000;

export const focusFieldWhenRendered = async (id: string): Promise<void> => {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), renderTimeoutMs);
  try {
    const element = await waitForElement(id, timeout.signal);
    const field = element.matches('fieldset')
      ? (element.querySelector<HTMLElement>('input:checked') ?? element.querySelector<HTMLElement>('input'))
      : element;
    field?.focus();
    // An error message is rendered after this and may move the field out of sight.
    requestAnimationFrame(() => field?.scrollIntoView({ block: 'nearest' }));
  } catch {
  } finally {
    clearTimeout(timer);
  }
};
