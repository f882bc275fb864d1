import { attribute, elements, parseHtml, placeOf } from './html.ts';

/** The outer HTML of each element that React marked `data-static`, none of them within another. */
const staticParts = (body: string): string[] => {
  const parts: string[] = [];
  let end = 0;
  for (const element of elements(parseHtml(body))) {
    if (attribute(element, 'data-static') === undefined) continue;
    const { from, to } = placeOf(element);
    if (from < end) continue;
    parts.push(body.slice(from, to));
    end = to;
  }
  return parts;
};

/** Where the parts of a document lie in the built site, apart from the pages. */
export const partsFolder = 'parts';

interface Rendered {
  readonly head: string;
  readonly body: string;
  readonly css: string;
}

/**
 * What a visitor who comes by a link needs of a page beside its script: its head, its CSS and its static parts,
 * without the chrome and the global rules, which are there already. The CSS is no `style` element: the browser would hold it against the
 * policy of the page that asks.
 */
export const partsDocument = (path: string, { head, body, css }: Rendered): string => {
  const parts = staticParts(body).join('');
  const rules = parts === '' ? '' : css.slice(css.indexOf('--sxs{--sxs:2'));
  return `<!doctype html><html lang=en data-document="${path}"><meta charset=utf-8>${head}<script type="text/css">${rules}</script>${parts}`;
};
