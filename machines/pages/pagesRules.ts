import type { Address } from '../navigation/navigationRules.ts';

export interface RenderedPage {
  /** The document's own page has 0. */
  readonly key: number;
  readonly address: Address;
  /** The name of its route: pages of one route have the same view. */
  readonly view: string;
}

export interface Context {
  readonly shown: RenderedPage;
  readonly ahead: RenderedPage | null;
  readonly left: RenderedPage | null;
}

export interface PreparedPage {
  readonly path: string;
  readonly view: string;
}

export interface ArrivedPage {
  readonly address: Address;
  readonly view: string;
  /** It is shown from its top, so that the rest may be rendered later (decision N6). */
  readonly startsAtTop: boolean;
  /** A dialog is open on the page before. What it locks is set free when that page is unmounted. */
  readonly hasDialog: boolean;
}

export interface FailedPage {
  readonly address: Address;
  readonly view: string;
}

/** Whether the page that arrives has been rendered ahead, and is shown from its top as it was rendered. */
export const wasAhead = ({ ahead }: Context, { address, startsAtTop }: ArrivedPage): boolean =>
  startsAtTop && address.path === ahead?.address.path;

/** Whether a page is worth rendering ahead. One of the same route keeps its view, and its state, as it is. */
export const isNewAhead = ({ shown, ahead }: Context, { path, view }: PreparedPage): boolean =>
  view !== shown.view && path !== ahead?.address.path;

export const renderedAhead = ({ shown, ahead }: Context, { path, view }: PreparedPage): RenderedPage => ({
  key: 1 + Math.max(shown.key, ahead?.key ?? 0),
  address: { path, search: '', hash: '' },
  view,
});
