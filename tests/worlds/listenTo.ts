import type { Locator } from 'playwright';

/** Listens to a live region as a screen reader would. Answers a function that answers what it has said since. */
export const listenTo = async (region: Locator): Promise<() => Promise<readonly string[]>> => {
  const said = await region.evaluateHandle((element) => {
    const texts: string[] = [];
    new MutationObserver(() => {
      if (element.textContent) texts.push(element.textContent);
    }).observe(element, { childList: true, subtree: true, characterData: true });
    return texts;
  });
  return () => said.jsonValue();
};
