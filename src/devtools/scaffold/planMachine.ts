import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { documents } from '../../routes/documents.ts';
import { type RouteName, routeNames, routeOf } from '../../routes/table.ts';
import { viewFile } from '../../site-build/viewFile.ts';
import { assertNew, BadInput, type Change, insertBefore, nameForms, renderTemplates, root } from './plan.ts';

export interface MachineOptions {
  readonly name: string | undefined;
  readonly page?: string | undefined;
}

const livePages = (): RouteName[] =>
  routeNames.filter((name) => routeOf(name).status === undefined && !viewFile(name).endsWith('.static.tsx'));

/** Plans a machine and all that belongs to it. @throws BadInput if the name is taken or no fitting page is named */
export const planMachine = ({ name: requestedName, page: requestedPage }: MachineOptions): Change[] => {
  const forms = nameForms(requestedName);
  const page = livePages().find((name) => name === requestedPage);
  if (!page)
    throw new BadInput(
      `${requestedPage ? `No page with behaviour is named "${requestedPage}".` : 'Which page shows it?'} Write: npm run new machine ${forms.name} -- --page <page>\nwhere <page> is one of ${livePages().join(', ')};\nor make one first: npm run new page <name> -- --live`,
    );

  const pageFile = viewFile(page);
  for (const file of ['src/design/index.ts', pageFile])
    if (new RegExp(`\\b${forms.Name}\\b`).test(readFileSync(join(root, file), 'utf8')))
      throw new BadInput(`Choose another name: ${file} uses "${forms.Name}" already.`);

  const path = documents().find(({ match }) => match.name === page)?.match.path ?? routeOf(page).path;
  const files = renderTemplates('machine', { ...forms, path, folder: dirname(pageFile) });
  assertNew(files);
  const { text } = insertBefore(pageFile, '</Page>', `<${forms.Name} />\n`);
  return [
    ...files,
    { file: pageFile, text: `import { ${forms.Name} } from './${forms.Name}.tsx';\n${text}` },
  ];
};
