import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { documents } from '../../routes/match.ts';
import { type RouteName, routeNames, routeOf } from '../../routes/table.ts';
import { viewFile } from '../../site-build/viewFile.ts';
import { BadInput, type Change, fromTemplates, inserted, mustBeNew, nameForms, root } from './plan.ts';

export interface MachineOptions {
  /** In camelCase: the machine's id, and the name of its folder and files. */
  readonly name: string | undefined;
  /** The name of the page that shows it. */
  readonly page?: string | undefined;
}

/** Pages whose view is sent as script, so that something on it can have behaviour. */
const livePages = (): RouteName[] =>
  routeNames.filter((name) => routeOf(name).status === undefined && !viewFile(name).endsWith('.static.tsx'));

/**
 * The files that make a machine: its folder in `machines/`, its wiring, effect, words and view, the page that shows the
 * view, its browser spec and its view faults.
 * @throws BadInput when the name is taken or no page is named that can show it
 */
export const planMachine = ({ name: asked, page: askedPage }: MachineOptions): Change[] => {
  const forms = nameForms(asked);
  const page = livePages().find((name) => name === askedPage);
  if (!page)
    throw new BadInput(
      `${askedPage ? `No page with behaviour is named "${askedPage}".` : 'Which page shows it?'} Write: npm run new machine ${forms.name} -- --page <page>\nwhere <page> is one of ${livePages().join(', ')};\nor make one first: npm run new page <name> -- --live`,
    );

  const pageFile = viewFile(page);
  for (const file of ['src/design/index.ts', pageFile])
    if (new RegExp(`\\b${forms.Name}\\b`).test(readFileSync(join(root, file), 'utf8')))
      throw new BadInput(`Choose another name: ${file} uses "${forms.Name}" already.`);

  const path = documents().find(({ match }) => match.name === page)?.match.path ?? routeOf(page).path;
  const files = fromTemplates('machine', { ...forms, path, folder: dirname(pageFile) });
  mustBeNew(files);
  const { text } = inserted(pageFile, '</Page>', `<${forms.Name} />\n`);
  return [
    ...files,
    { file: pageFile, text: `import { ${forms.Name} } from './${forms.Name}.tsx';\n${text}` },
  ];
};
