/**
 * Returns the element with an id, at once or as soon as it is in the document. Pends for ever if it never
 * comes: whoever waits decides for how long, and ends the wait through `signal`.
 */
export const waitForElement = (id: string, signal?: AbortSignal): Promise<HTMLElement> =>
  new Promise((resolve, reject) => {
    const find = () => {
      const element = document.getElementById(id);
      if (!element) return;
      observer.disconnect();
      resolve(element);
    };
    const observer = new MutationObserver(find);
    observer.observe(document.documentElement, { childList: true, subtree: true, attributeFilter: ['id'] });
    signal?.addEventListener('abort', () => {
      observer.disconnect();
      reject(signal.reason);
    });
    find();
  });
