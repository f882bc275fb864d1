import { attribute, elements, parseHtml, sourceRange } from './html.ts';
import { pageFile } from './pageFile.ts';

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

/** Some hosts redirect addresses with `.html` and of folders. No page has the path `/home`. */
export const partsFile = (path: string): string =>
  `${partsFolder}/${pageFile(path === '/' ? '/home' : path)}`;

interface Rendered {
  readonly build: string;
  readonly head: string;
  readonly css: string;
  readonly parts: string;
}

/** `css`: rules that no script has; not in a `style` element, which the current page's policy would block. */
export const partsDocument = (path: string, { build, head, css, parts }: Rendered): string =>
  `<!doctype html><html lang=en data-document="${path}" data-build=${build}><meta charset=utf-8>${head}<script type="text/css">${css}</script>${parts}`;
