import { fetchDocument } from '../effects/fetchDocument.ts';

/** An element of a document's head that says what the page is. */
export interface HeadEntry {
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

const documents = new Map<string, StaticDocument>();

const headSelector =
  'title,meta[name=description],meta[name=robots],meta[property],meta[name="twitter:card"],link[rel=canonical]';

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

const store = (path: string, page: Document, css: string): void => {
  const parts = [...page.querySelectorAll<HTMLElement>('[data-static]')];
  documents.set(path, {
    head: [...page.head.querySelectorAll(headSelector)].map(entryOf),
    parts: new Map(parts.map((part) => [part.dataset.static ?? '', contentOf(part)])),
    css,
  });
};

/** The path of the page that this document came as; undefined where it is none of ours. */
const currentPath = (): string | undefined => document.getElementById('root')?.dataset.document;

/** Keeps what never changes of the document that is shown, before React takes it over. */
export const storeCurrentDocument = (): void => {
  const path = currentPath();
  if (path !== undefined) store(path, document, '');
};

const pendingLoads = new Map<string, Promise<void>>();

const fetchParts = async (path: string): Promise<void> => {
  const page = await fetchDocument(`/parts${path === '/' ? '/index' : path}.html`);
  if (page.documentElement.dataset.document !== path)
    throw new Error(`The parts of ${path} were answered with something else`);
  store(path, page, page.querySelector('script')?.textContent ?? '');
};

/**
 * Fetches what never changes of the document of a path (`build/parts.ts`), unless it is kept or on its way, and keeps
 * it. Rejects when it can't be had; may be asked again. In development no page has a document of its own.
 */
export const loadDocument = async (path: string): Promise<void> => {
  if (documents.has(path) || currentPath() === undefined) return;
  const load = pendingLoads.get(path) ?? fetchParts(path).finally(() => pendingLoads.delete(path));
  pendingLoads.set(path, load);
  await load;
};

const documentAt = (path: string): StaticDocument => {
  const page = documents.get(path);
  if (!page) throw new Error(`The document of ${path} is not kept`);
  return page;
};

/** A copy of a document's part. Throws where the document is not kept or has no such part. */
export const partOf = (path: string, name: string): Node => {
  const part = documentAt(path).parts.get(name);
  if (!part) throw new Error(`The document of ${path} has no part ${name}`);
  return part.cloneNode(true);
};

/** What a document's parts need of CSS; empty where it is not documents. */
export const cssOf = (path: string): string => documents.get(path)?.css ?? '';

/** What a document's head says of the page. Throws where the document is not documents. */
export const headOf = (path: string): readonly HeadEntry[] => documentAt(path).head;
