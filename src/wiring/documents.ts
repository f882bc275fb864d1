import { fetchDocument } from '../effects/fetchDocument.ts';

/** An element of a document's head that says what the page is. */
interface HeadEntry {
  readonly tag: 'title' | 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

interface StaticDocument {
  readonly head: readonly HeadEntry[];
  /** The contents of the elements marked `data-static`, by that mark. */
  readonly parts: ReadonlyMap<string, DocumentFragment>;
  /** Of the parts, beside the rules that are on every page; empty where the browser has applied it already. */
  readonly css: string;
}

/** What never changes of the pages' documents, by the documents' paths. */
export interface Documents {
  /** Stores the document that the browser has loaded, before React takes it over. */
  readonly storeCurrent: () => void;
  /**
   * Fetches the document of a path (`build/parts.ts`), unless it is stored or on its way, and stores it. Rejects when
   * it can't be fetched; may be called again. In development no page has a document of its own.
   */
  readonly load: (path: string) => Promise<void>;
  /** A copy of a document's part. Throws where the document is not stored or has no such part. */
  readonly partOf: (path: string, name: string) => Node;
  /** The CSS that a document's parts need; empty where it is not stored. */
  readonly cssOf: (path: string) => string;
  /** What a document's head says of the page. Throws where the document is not stored. */
  readonly headOf: (path: string) => readonly HeadEntry[];
}

/** Starts with no document stored. */
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
      throw new Error(`The parts of ${path} were answered with something else`);
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
      return part.cloneNode(true);
    },
    cssOf: (path) => stored.get(path)?.css ?? '',
    headOf: (path) => documentAt(path).head,
  };
};

/** The path of the page that this document came as; undefined where it is none of ours. */
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
