/** Reads HTML, pages as built and the markup that React renders, by the standard's own rules. */
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Element = Tree.Element;

/** The tree of a document or of a part of one. */
export const parseHtml = (html: string): Tree.Document => parse(html, { sourceCodeLocationInfo: true });

const isElement = (node: Tree.Node): node is Element => 'tagName' in node;
const childrenOf = (node: Tree.Node): readonly Tree.ChildNode[] =>
  'childNodes' in node ? node.childNodes : [];

/** An attribute's value as a reader sees it; undefined where the element has none of that name. */
export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((each) => each.name === name)?.value;

/** The elements within `node` of that name (any, unless given) that have these attributes, in the order of their tags. */
export const elements = (
  node: Tree.Node,
  name?: string,
  attributes: Readonly<Record<string, string>> = {},
): Element[] =>
  childrenOf(node).flatMap((child) => {
    if (!isElement(child)) return [];
    const isWanted =
      (name === undefined || child.tagName === name) &&
      Object.entries(attributes).every(([key, value]) => attribute(child, key) === value);
    return [...(isWanted ? [child] : []), ...elements(child, name, attributes)];
  });

/** The one element of that kind within `node`. Throws where there is none, or more than one. */
export const only = (...[node, name, attributes = {}]: Parameters<typeof elements>): Element => {
  const [first, ...more] = elements(node, name, attributes);
  if (first && more.length === 0) return first;
  throw new Error(`The HTML has ${first ? more.length + 1 : 'no'} ${name} ${JSON.stringify(attributes)}`);
};

/**
 * The texts within `node`, without comments.
 * @internal for tests
 */
export const textsOf = (node: Tree.Node): string[] =>
  'value' in node ? [node.value] : childrenOf(node).flatMap(textsOf);

/** The text within `node` as a reader sees it: white space is one space. */
export const textOf = (node: Tree.Node): string => textsOf(node).join('').replace(/\s+/g, ' ').trim();

/** Where an element stands in the text that was parsed. Throws for one that only the parser put there. */
export const placeOf = ({ sourceCodeLocation, tagName }: Element): { from: number; to: number } => {
  if (!sourceCodeLocation) throw new Error(`The HTML leaves out <${tagName}>`);
  return { from: sourceCodeLocation.startOffset, to: sourceCodeLocation.endOffset };
};

/** A part of a text, and what comes in its place. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** A text with each part replaced. */
export const edited = (text: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((one, other) => other.from - one.from)
    .reduce((all, { from, to, text: replacement }) => all.slice(0, from) + replacement + all.slice(to), text);
