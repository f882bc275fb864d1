import { attribute, elements, parseHtml, sourceRange } from './html.ts';
import { pageFile } from './pageFile.ts';

/** The markup of a page that no script renders. */
export const staticParts = (body: string): string => {
  const parts: string[] = [];
  let end = 0;
  for (const element of elements(parseHtml(body))) {
    if (attribute(element, 'data-static') === undefined) continue;
    const { from, to } = sourceRange(element);
    if (from < end) continue;
    parts.push(body.slice(from, to));
    end = to;
  }
  return parts.join('');
};

export const partsFolder = 'parts';

/**
 * The file of a page's parts, relative to the site's folder. Its address has no `.html`, and is no folder's, because some
 * hosts redirect those. No page has the path `/home`.
 */
export const partsFile = (path: string): string =>
  `${partsFolder}/${pageFile(path === '/' ? '/home' : path)}`;

interface Rendered {
  /** `buildId` of the pages. */
  readonly build: string;
  readonly head: string;
  readonly css: string;
  /** `staticParts` of the page. */
  readonly parts: string;
}

/**
 * `css` has the rules that a document may lack, and no script has. They are not in a `style` element, which the policy of the current page
 * would block.
 */
export const partsDocument = (path: string, { build, head, css, parts }: Rendered): string =>
  `<!doctype html><html lang=en data-document="${path}" data-build=${build}><meta charset=utf-8>${head}<script type="text/css">${css}</script>${parts}`;
