import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sitemap } from '../../content/sitemap.ts';
import { findRoute } from '../../routes/match.ts';
import { routes } from '../../routes/table.ts';
import { BadInput, type Change, fromTemplates, inserted, mustBeNew, nameForms, root } from './plan.ts';

export interface PageOptions {
  /** In camelCase: the route's name, and the name of its files. */
  readonly name: string | undefined;
  /** The address. Default: the name in kebab-case, at the top. */
  readonly path?: string | undefined;
  /** The title, first heading and label. Default: the name as words. */
  readonly title?: string | undefined;
  /** The group in the sitemap. Default: `other`. */
  readonly group?: string | undefined;
  /** Whether the page has behaviour; else it is sent as HTML alone. */
  readonly live?: boolean | undefined;
}

/**
 * The files that make a page: its words, its view, its row in the route table and its loader.
 * @throws BadInput when the name or the address is taken, or an option makes no sense
 */
export const planPage = (options: PageOptions): Change[] => {
  const forms = nameForms(options.name);
  const { name, Name, kebab } = forms;
  const { path = `/${kebab}`, title = forms.title, group = 'other', live } = options;

  if (Object.hasOwn(routes, name)) throw new BadInput(`There is a page named "${name}" already.`);
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path))
    throw new BadInput(
      `"${path}" is not an address such as "/company/partners": lower-case letters, digits, single hyphens.`,
    );
  const owner = findRoute(path).name;
  if (owner !== 'notFound' || path === routes.notFound.path)
    throw new BadInput(`The address ${path} belongs to the page "${owner}".`);
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
    ...fromTemplates('page', values),
    ...fromTemplates(live ? 'liveView' : 'staticView', values),
  ];
  mustBeNew(files);
  const file = `${Name}Page${live ? '' : '.static'}.tsx`;
  return [
    ...files,
    // The documents for addresses that are no page of ours stay last.
    inserted(
      'src/routes/table.ts',
      '\n  failure: {',
      `\n  ${name}: {\n    path: '${path}',\n    group: '${group}',\n    label: '${title}',\n  },`,
    ),
    inserted(
      'src/routes/modules.ts',
      '\n  failure: () =>',
      `\n  ${name}: () => import("../views/${name}/${file}"),`,
    ),
  ];
};
