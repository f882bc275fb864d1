import { PermanentError } from '../../machines/resource/resourceRules.ts';
import { cutOff } from './effects/cutOff.ts';
import { fetchDocument } from './effects/fetchDocument.ts';

interface HeadEntry {
  readonly tag: 'title' | 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

interface StaticDocument {
  readonly head: readonly HeadEntry[];
  /** By the value of `data-static`. */
  readonly parts: ReadonlyMap<string, DocumentFragment>;
  /** Empty if the browser has applied it already. */
  readonly css: string;
}

/** The static parts of the prerendered documents, by the documents' paths. */
export interface Documents {
  /** Call it before React hydrates the page. */
  readonly storeCurrent: () => void;
  /**
   * Fetches a document unless it is stored: what `site-build/parts.ts` wrote or, for a growing route, the page itself.
   * Resolves to false if a growing route has no such page, otherwise to true. Does nothing in development. Rejects with a
   * `PermanentError` if the site has been replaced by another build, whose parts may not fit this page's code
   * (decision N7).
   */
  readonly load: (path: string, isGrowing: boolean, signal?: AbortSignal) => Promise<boolean>;
  /**
   * The first elements of a part, about a screen of them, and what adds the others to the place where these are then.
   * Throws if the document is not stored or has no such part.
   */
  readonly partOf: (
    path: string,
    name: string,
  ) => { readonly start: Node; readonly addRest: (place: Node) => void };
  readonly cssOf: (path: string) => string;
  /** Throws if the document is not stored. */
  readonly headOf: (path: string) => readonly HeadEntry[];
}

const firstElements = 60;

export const createDocuments = (): Documents => {
  const stored = new Map<string, StaticDocument>();
  const pending = new Map<string, Promise<boolean>>();

  const documentAt = (path: string): StaticDocument => {
    const page = stored.get(path);
    if (!page) throw new Error(`The document of ${path} is not stored`);
    return page;
  };
  const fetchParts = async (path: string, signal?: AbortSignal): Promise<boolean> => {
    const page = await fetchDocument(`/parts${path === '/' ? '/home' : path}`, signal);
    if (page?.documentElement.dataset.document !== path)
      throw new Error(`The response for the parts of ${path} is another document`);
    mustBeOfThisBuild(page.documentElement);
    stored.set(path, staticDocumentOf(page, page.querySelector('script')?.textContent ?? ''));
    return true;
  };
  const fetchPage = async (path: string, signal?: AbortSignal): Promise<boolean> => {
    const page = await fetchDocument(path, signal);
    if (page === null) return false;
    if (pathOf(page) !== path) throw new Error(`The response for ${path} is another document`);
    mustBeOfThisBuild(rootOf(page));
    const styles = [...page.querySelectorAll('style')].map(({ textContent }) => textContent);
    stored.set(path, staticDocumentOf(page, styles.join('')));
    return true;
  };

  return {
    storeCurrent: () => {
      const path = pathOf(document);
      if (path !== undefined) stored.set(path, staticDocumentOf(document, ''));
    },
    load: async (path, isGrowing, signal) => {
      if (stored.has(path) || pathOf(document) === undefined) return true;
      const fetching = pending.get(path) ?? (isGrowing ? fetchPage : fetchParts)(path, signal);
      pending.set(path, fetching);
      // The next attempt must not wait for this one, which someone else may have begun.
      signal?.addEventListener('abort', () => pending.delete(path));
      return fetching.finally(() => pending.delete(path));
    },
    partOf: (path, name) => {
      const part = documentAt(path).parts.get(name);
      if (!part) throw new Error(`The document of ${path} has no part ${name}`);
      const start = document.importNode(part, true);
      return { start, addRest: cutOff(start, firstElements) };
    },
    cssOf: (path) => stored.get(path)?.css ?? '',
    headOf: (path) => documentAt(path).head,
  };
};

const rootOf = (page: Document): HTMLElement | null => page.getElementById('root');
const pathOf = (page: Document): string | undefined => rootOf(page)?.dataset.document;

const mustBeOfThisBuild = (element: HTMLElement | null): void => {
  if (element?.dataset.build !== rootOf(document)?.dataset.build)
    throw new PermanentError('The site has been updated');
};

const headSelector =
  'title,meta[name=description],meta[name=robots],meta[property],meta[name="twitter:card"],link:is([rel=canonical],[rel=prev],[rel=next])';

const staticDocumentOf = (page: Document, css: string): StaticDocument => {
  const parts = [...page.querySelectorAll<HTMLElement>('[data-static]')];
  return {
    head: [...page.head.querySelectorAll(headSelector)].map(entryOf),
    parts: new Map(parts.map((part) => [part.dataset.static ?? '', contentOf(part)])),
    css,
  };
};

const entryOf = (element: Element): HeadEntry => ({
  tag: element.localName as HeadEntry['tag'],
  attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
  text: element.textContent ?? '',
});

const contentOf = (element: Element): DocumentFragment => {
  const fragment = document.createDocumentFragment();
  for (const node of element.childNodes) fragment.append(document.importNode(node, true));
  return fragment;
};
