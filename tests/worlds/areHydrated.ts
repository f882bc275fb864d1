/**
 * Whether React has taken over the elements of a CSS selector, of which there is at least one: runs in the page
 * (`page.evaluate(areHydrated, selector)`). Only the name of a private property tells (decision T17).
 */
export const areHydrated = (selector: string): boolean => {
  const elements = [...document.querySelectorAll(selector)];
  return (
    elements.length > 0 &&
    elements.every((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')))
  );
};

/** The page's heading, or the frame of the static part that has it: React manages no content of static parts. */
export const hydratedHeading = '[data-static]:has(h1), main h1:not([data-static] *)';
