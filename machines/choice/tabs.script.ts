import type { Expected } from '../../tests/paths/index.ts';

/**
 * What is on the screen while a tab is open: its own text, and none of the others'.
 * @param texts for each tab, a text that appears on no other
 * @returns what shows a tab: its name, and the links that are on the page then
 */
export const expectTabs = <Name extends string>(texts: Readonly<Record<Name, string>>) => {
  const names = Object.keys(texts) as Name[];
  return (chosen: Name, links: NonNullable<Expected['links']> = {}) =>
    (): Expected => ({
      tabs: Object.fromEntries(names.map((name) => [name, name === chosen])),
      links,
      says: [texts[chosen]],
      saysNot: names.filter((name) => name !== chosen).map((name) => texts[name]),
    });
};
