import { fetchDocument } from '../effects/fetchDocument.ts';

/** An element of a document's head that says what the page is. */
export interface HeadEntry {
  readonly tag: 'title' | 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

interface KeptDocument {
  readonly head: readonly HeadEntry[];
  /** The contents of the elements marked `data-static`, by that mark. */
  readonly parts: ReadonlyMap<string, DocumentFragment>;
  /** Of the parts, beside the rules that are on every page; empty where the browser has applied it already. */
  readonly css: string;
}

const kept = new Map<string, KeptDocument>();

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

const keep = (path: string, page: Document, css: string): void => {
  const parts = [...page.querySelectorAll<HTMLElement>('[data-static]')];
  kept.set(path, {
    head: [...page.head.querySelectorAll(headSelector)].map(entryOf),
    parts: new Map(parts.map((part) => [part.dataset.static ?? '', contentOf(part)])),
    css,
  });
};

/** The path of the page that this document came as; undefined where it is none of ours. */
const shownPath = (): string | undefined => document.getElementById('root')?.dataset.document;

/** Keeps what never changes of the document that is shown, before React takes it over. */
export const keepShownDocument = (): void => {
  const path = shownPath();
  if (path !== undefined) keep(path, document, '');
};

const onTheirWay = new Map<string, Promise<void>>();

const fetchParts = async (path: string): Promise<void> => {
  const page = await fetchDocument(`/parts${path === '/' ? '/index' : path}.html`);
  if (page.documentElement.dataset.document !== path)
    throw new Error(`The parts of ${path} were answered with something else`);
  keep(path, page, page.querySelector('script')?.textContent ?? '');
};

/**
 * Fetches what never changes of the document of a path (`build/parts.ts`), unless it is kept or on its way, and keeps
 * it. Rejects when it can't be had; may be asked again. In development no page has a document of its own.
 */
export const loadDocument = async (path: string): Promise<void> => {
  if (kept.has(path) || shownPath() === undefined) return;
  const load = onTheirWay.get(path) ?? fetchParts(path).finally(() => onTheirWay.delete(path));
  onTheirWay.set(path, load);
  await load;
};

const known = (path: string): KeptDocument => {
  const page = kept.get(path);
  if (!page) throw new Error(`The document of ${path} is not kept`);
  return page;
};

/** A copy of a document's part. Throws where the document is not kept or has no such part. */
export const partOf = (path: string, name: string): Node => {
  const part = known(path).parts.get(name);
  if (!part) throw new Error(`The document of ${path} has no part ${name}`);
  return part.cloneNode(true);
};

/** What a document's parts need of CSS; empty where it is not kept. */
export const cssOf = (path: string): string => kept.get(path)?.css ?? '';

/** What a document's head says of the page. Throws where the document is not kept. */
export const headOf = (path: string): readonly HeadEntry[] => known(path).head;
