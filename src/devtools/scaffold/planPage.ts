import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sitemap } from '../../content/sitemap.ts';
import { findRoute } from '../../routes/match.ts';
import { routes } from '../../routes/table.ts';
import { assertNew, BadInput, type Change, insertBefore, nameForms, renderTemplates, root } from './plan.ts';

export interface PageOptions {
  readonly name: string | undefined;
  readonly path?: string | undefined;
  readonly title?: string | undefined;
  readonly group?: string | undefined;
  readonly live?: boolean | undefined;
}

/** Plans a page: its words, view, route and loader. @throws BadInput if one is taken or invalid */
export const planPage = (options: PageOptions): Change[] => {
  const forms = nameForms(options.name);
  const { name, Name, kebab } = forms;
  const { path = `/${kebab}`, title = forms.title, group = 'other', live } = options;

  if (Object.hasOwn(routes, name)) throw new BadInput(`There is a page named "${name}" already.`);
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path))
    throw new BadInput(
      `"${path}" is not an address such as "/company/partners": lower-case letters, digits, single hyphens.`,
    );
  const existing = findRoute(path).name;
  if (existing !== 'notFound' || path === routes.notFound.path)
    throw new BadInput(`The address ${path} belongs to the page "${existing}".`);
  if (!/^[^\s'"`\\<>{}$][^'"`\\<>{}$\n\r]{0,59}$/.test(title))
    throw new BadInput(
      `"${title}" is not a title: 1 to 60 characters, none of '"\`\\<>{}$ (write ’ for an apostrophe).`,
    );
  if (!Object.hasOwn(sitemap.groups, group))
    throw new BadInput(
      `There is no group "${group}" in the sitemap, only ${Object.keys(sitemap.groups).join(', ')}.`,
    );
  if (existsSync(join(root, 'src/views', name)))
    throw new BadInput(`Choose another name: the folder src/views/${name} exists already.`);

  const values = { ...forms, title, path, group };
  const files = [
    ...renderTemplates('page', values),
    ...renderTemplates(live ? 'liveView' : 'staticView', values),
  ];
  assertNew(files);
  const file = `${Name}Page${live ? '' : '.static'}.tsx`;
  return [
    ...files,
    insertBefore(
      'src/routes/table.ts',
      '\n  failure: {',
      `\n  ${name}: {\n    path: '${path}',\n    group: '${group}',\n    label: '${title}',\n  },`,
    ),
    insertBefore(
      'src/routes/modules.ts',
      '\n  failure: () =>',
      `\n  ${name}: () => import("../views/${name}/${file}"),`,
    ),
  ];
};
