import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Element = Tree.Element;

export const parseHtml = (html: string): Tree.Document => parse(html, { sourceCodeLocationInfo: true });

const isElement = (node: Tree.Node): node is Element => 'tagName' in node;
const childrenOf = (node: Tree.Node): readonly Tree.ChildNode[] =>
  'childNodes' in node ? node.childNodes : [];

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((each) => each.name === name)?.value;

export const elements = (
  node: Tree.Node,
  name?: string,
  attributes: Readonly<Record<string, string>> = {},
): Element[] =>
  childrenOf(node).flatMap((child) => {
    if (!isElement(child)) return [];
    const isMatch =
      (name === undefined || child.tagName === name) &&
      Object.entries(attributes).every(([key, value]) => attribute(child, key) === value);
    return [...(isMatch ? [child] : []), ...elements(child, name, attributes)];
  });

/** Throws if there is none or more than one. */
export const only = (...[node, name, attributes = {}]: Parameters<typeof elements>): Element => {
  const [first, ...more] = elements(node, name, attributes);
  if (first && more.length === 0) return first;
  throw new Error(
    `The HTML has ${first ? more.length + 1 : 'no'} ${name} ${JSON.stringify(attributes)}; exactly one is needed`,
  );
};

/** Without comments. @internal for tests */
export const textsOf = (node: Tree.Node): string[] =>
  'value' in node ? [node.value] : childrenOf(node).flatMap(textsOf);

export const textOf = (node: Tree.Node): string => textsOf(node).join('').replace(/\s+/g, ' ').trim();

/** The offsets of an element in the source. Throws for an element that the parser added. */
export const sourceRange = ({ sourceCodeLocation, tagName }: Element): { from: number; to: number } => {
  if (!sourceCodeLocation) throw new Error(`The HTML has no tag for <${tagName}>`);
  return { from: sourceCodeLocation.startOffset, to: sourceCodeLocation.endOffset };
};

export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

export const applyEdits = (text: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((one, other) => other.from - one.from)
    .reduce((all, { from, to, text: replacement }) => all.slice(0, from) + replacement + all.slice(to), text);
