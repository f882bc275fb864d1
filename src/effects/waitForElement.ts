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
