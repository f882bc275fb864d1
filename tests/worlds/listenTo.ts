import type { Locator } from 'playwright';

/** Listens to a live region as a screen reader would. Returns a function that returns the announcements since then. */
export const listenTo = async (region: Locator): Promise<() => Promise<readonly string[]>> => {
  const announcements = await region.evaluateHandle((element) => {
    const texts: string[] = [];
    new MutationObserver(() => {
      if (element.textContent) texts.push(element.textContent);
    }).observe(element, { childList: true, subtree: true, characterData: true });
    return texts;
  });
  return () => announcements.jsonValue();
};
