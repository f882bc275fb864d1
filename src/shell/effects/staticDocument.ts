import { cutOff } from './cutOff.ts';
import { fetchDocument } from './fetchDocument.ts';

interface HeadEntry {
  readonly tag: 'title' | 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

export interface StaticDocument {
  readonly path: string;
  /** Of its build: the parts of another build may not fit this page's code (decision N7). */
  readonly build: string | undefined;
  readonly head: readonly HeadEntry[];
  readonly parts: ReadonlyMap<string, DocumentFragment>;
  /** Empty if the browser has applied it already. */
  readonly css: string;
}

/** Throws if the document has no element for the app. */
export const findRoot = (): HTMLElement => {
  const root = rootOf(document);
  if (!root) throw new Error('The page has no element with the id "root"');
  return root;
};

/** The document in the browser, or `null` in development, where none is prerendered. */
export const readCurrentDocument = (): StaticDocument | null => {
  const root = rootOf(document);
  const path = root?.dataset.document;
  return root && path !== undefined ? staticDocumentOf(document, path, root, '') : null;
};

/** Fetches what `site-build/parts.ts` wrote. Rejects if the response is for another path. */
export const fetchParts = async (path: string, signal?: AbortSignal): Promise<StaticDocument> => {
  const page = await fetchDocument(`/parts${path === '/' ? '/home' : path}`, signal);
  const root = page?.documentElement;
  if (!page || root?.dataset.document !== path)
    throw new Error(`The response for the parts of ${path} is another document`);
  return staticDocumentOf(page, path, root, page.querySelector('script')?.textContent ?? '');
};

/** Fetches a page itself, or resolves to `null` if there is none. Rejects if the response is for another path. */
export const fetchWholePage = async (path: string, signal?: AbortSignal): Promise<StaticDocument | null> => {
  const page = await fetchDocument(path, signal);
  if (page === null) return null;
  const root = rootOf(page);
  if (root?.dataset.document !== path) throw new Error(`The response for ${path} is another document`);
  const styles = [...page.querySelectorAll('style')].map(({ textContent }) => textContent);
  return staticDocumentOf(page, path, root, styles.join(''));
};

const firstElements = 60;

/** A part's first elements, about a screen, and what adds the others. Throws if there is no such part. */
export const partOf = (
  { path, parts }: StaticDocument,
  name: string,
): { readonly start: Node; readonly addRest: (frame: Node) => void } => {
  const part = parts.get(name);
  if (!part) throw new Error(`The document of ${path} has no part ${name}`);
  const start = document.importNode(part, true);
  return { start, addRest: cutOff(start, firstElements) };
};

const rootOf = (page: Document): HTMLElement | null => page.getElementById('root');

const headSelector =
  'title,meta[name=description],meta[name=robots],meta[property],meta[name="twitter:card"],link:is([rel=canonical],[rel=prev],[rel=next])';

const staticDocumentOf = (page: Document, path: string, root: HTMLElement, css: string): StaticDocument => {
  const parts = [...page.querySelectorAll<HTMLElement>('[data-static]')];
  return {
    path,
    build: root.dataset.build,
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
