import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { App } from '../app/App.tsx';
import { loadPrerendered } from '../app/loadPrerendered.ts';
import { cssText, resetStyles } from '../design/index.ts';
// Adding these keyframes by script would recalculate all styles.
import '../design/overlays.ts';
import type { Match } from '../routes/match.ts';
import { compactStyles } from './styles.ts';

export interface RenderedPage {
  readonly head: string;
  readonly body: string;
  readonly css: string;
  /** For a style element of their own: adding rules to the same element makes Chromium load the faces again. */
  readonly fontFaces: string;
}

/** React puts titles, metas and links before the other markup, and escapes `<` and `>` in texts and attributes. */
const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

const fontFace = /@font-face\{[^}]*\}/g;

const markupOf = async ({ path }: Match): Promise<Pick<RenderedPage, 'head' | 'body'>> => {
  const code = await loadPrerendered(path);
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <App address={{ path, search: '', hash: '' }} {...code} />
    </StrictMode>,
    // React would replace a boundary of more than 12.8 kB by a fallback and an inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new Error(`${path} does not render`, { cause: errors[0] });
  const [head = ''] = hoisted.exec(html) ?? [];
  if (!head.includes('<title')) throw new Error(`${path} renders no <title>`);
  return { head, body: html.slice(head.length) };
};

/** Renders pages that share one style sheet: each has the rules of all. */
export const renderPages = async (matches: readonly Match[]): Promise<RenderedPage[]> => {
  resetStyles();
  const pages: Pick<RenderedPage, 'head' | 'body'>[] = [];
  for (const match of matches) pages.push(await markupOf(match));
  const css = compactStyles(cssText());
  const styles = {
    css: css.replaceAll(fontFace, ''),
    fontFaces: (css.match(fontFace) ?? []).join(''),
  };
  return pages.map((page) => ({ ...page, ...styles }));
};

export const renderPage = async (match: Match): Promise<RenderedPage> => {
  const [page] = await renderPages([match]);
  if (!page) throw new Error(`${match.path} does not render`);
  return page;
};
