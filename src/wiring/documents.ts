import { cutOff } from '../effects/cutOff.ts';
import { fetchDocument } from '../effects/fetchDocument.ts';

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
  /** Fetches what `site-build/parts.ts` wrote, unless it is stored. Does nothing in development. */
  readonly load: (path: string) => Promise<void>;
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
  const pending = new Map<string, Promise<void>>();

  const documentAt = (path: string): StaticDocument => {
    const page = stored.get(path);
    if (!page) throw new Error(`The document of ${path} is not stored`);
    return page;
  };
  const fetchParts = async (path: string): Promise<void> => {
    const page = await fetchDocument(`/parts${path === '/' ? '/index' : path}.html`);
    if (page.documentElement.dataset.document !== path)
      throw new Error(`The response for the parts of ${path} is another document`);
    stored.set(path, staticDocumentOf(page, page.querySelector('script')?.textContent ?? ''));
  };

  return {
    storeCurrent: () => {
      const path = currentPath();
      if (path !== undefined) stored.set(path, staticDocumentOf(document, ''));
    },
    load: async (path) => {
      if (stored.has(path) || currentPath() === undefined) return;
      const load = pending.get(path) ?? fetchParts(path).finally(() => pending.delete(path));
      pending.set(path, load);
      await load;
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

const currentPath = (): string | undefined => document.getElementById('root')?.dataset.document;

const headSelector =
  'title,meta[name=description],meta[name=robots],meta[property],meta[name="twitter:card"],link[rel=canonical]';

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
