import type { Expected } from '../../tests/paths/index.ts';

/**
 * What tabs show, by the name of the chosen one: only what stands on its sheet can be read.
 * @param sheets something that stands on each tab's sheet alone
 */
export const sheetTabs = <Name extends string>(sheets: Readonly<Record<Name, string>>) => {
  const names = Object.keys(sheets) as Name[];
  return (chosen: Name) => (): Expected => ({
    tabs: Object.fromEntries(names.map((name) => [name, name === chosen])),
    says: [sheets[chosen]],
    saysNot: names.filter((name) => name !== chosen).map((name) => sheets[name]),
  });
};
