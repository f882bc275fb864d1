import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { App } from '../app/App.tsx';
import { cssText, resetStyles } from '../design/index.ts';
// Its keyframes are in every document then: for one that a script adds, the browser calculates all styles anew.
import '../design/overlays.ts';
import type { Match } from '../routes/match.ts';
import { loadPage } from '../routes/modules.ts';
import { elements, parseHtml, placeOf } from './html.ts';

/** A page as static HTML: what belongs in the head, what in the root element, and the CSS of just this page. */
export interface RenderedPage {
  readonly head: string;
  readonly body: string;
  readonly css: string;
  /**
   * The `@font-face` rules, for a style element of their own. Each rule that a script adds to an element's rules lets
   * Chromium begin anew with the element's faces: one that came too late to be shown (`font-display: optional`) would
   * then move the page.
   */
  readonly fontFaces: string;
}

/** What React hoists, it puts first: titles, metas and links before the page's own markup. */
const hoistedFrom = (html: string): string => {
  let end = 0;
  for (const element of elements(parseHtml(html))) {
    if (!element.sourceCodeLocation) continue;
    const { from, to } = placeOf(element);
    if (from !== end || !['title', 'meta', 'link'].includes(element.tagName)) break;
    end = to;
  }
  return html.slice(0, end);
};

const fontFace = /@font-face\{[^}]*\}/g;

/** Renders a page as the browser will hydrate it. Throws where React reports an error or hoists nothing. */
export const renderPage = async ({ path }: Match): Promise<RenderedPage> => {
  await loadPage(path);
  resetStyles();
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <App address={{ path, search: '', hash: '' }} />
    </StrictMode>,
    // Never "outlined": a boundary of more than 12.8 kB would come as a fallback with an inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new Error(`${path} does not render`, { cause: errors[0] });
  const head = hoistedFrom(html);
  if (elements(parseHtml(head), 'title').length === 0) throw new Error(`${path} has no title`);
  const css = cssText();
  return {
    head,
    body: html.slice(head.length),
    css: css.replaceAll(fontFace, ''),
    fontFaces: (css.match(fontFace) ?? []).join(''),
  };
};
