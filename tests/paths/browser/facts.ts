/**
 * Fingerprints of everything on a page that axe can judge: a number for every element, computed from its own and its
 * ancestors' role, state, look and whether they contain words, but not from words, values or ids. Elements with equal
 * numbers look alike in similar places. Self-contained, so that a browser can run its source.
 */
export function factsOnPage(): Map<Element, number> {
  const ignored = /^(value|checked|selected|style|d|name|content)$/;
  /** Only whether they contain words matters. */
  const worded = /^(id|href|src|srcset|alt|title|placeholder|aria-(label|description|value.*))$/;
  const referring =
    /^(for|headers|list|form|aria-(.*by|controls|owns|details|errormessage|activedescendant))$/;
  const states = [':checked', ':indeterminate', ':disabled', ':placeholder-shown'];
  const attributeOf = ({ name, value }: Attr): string => {
    if (ignored.test(name)) return '';
    if (worded.test(name)) return `${name}${value.trim() === '' ? '=' : ''}`;
    if (referring.test(name))
      return `${name}=${value.split(/\s+/).filter((id) => document.getElementById(id)).length}`;
    return `${name}=${name.startsWith('data-') && value.length > 20 ? '' : value}`;
  };
  const isVisible = (element: Element): boolean =>
    !('checkVisibility' in element) || element.checkVisibility({ visibilityProperty: true });
  const hasWords = (element: Element): boolean =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && !!node.nodeValue?.trim());
  /** FNV-1a in two halves, 52 bits. */
  const hash = (text: string): number => {
    let [low, high] = [0x811c9dc5, 0x1000193];
    for (let i = 0; i < text.length; i++) {
      low = Math.imul(low ^ text.charCodeAt(i), 0x01000193);
      high = Math.imul(high ^ text.charCodeAt(i), 0x5bd1e995);
    }
    return (high >>> 12) * 2 ** 32 + (low >>> 0);
  };
  const facts = new Map<Element, number>();
  const note = (element: Element, above: number): void => {
    if (/^(script|style|template|noscript)$/.test(element.localName)) return;
    const what = [
      above,
      element.localName,
      ...[...element.attributes].map(attributeOf).filter(Boolean).sort(),
      ...states.filter((state) => element.matches(state)),
      ...(isVisible(element) ? [] : ['unseen']),
      ...(hasWords(element) ? ['words'] : []),
    ];
    const fact = hash(what.join(' '));
    facts.set(element, fact);
    // Drawings and content hidden from screen readers have no relevant structure.
    if (element.localName !== 'svg' && element.getAttribute('aria-hidden') !== 'true')
      for (const child of element.children) note(child, fact);
  };
  note(document.body, 0);
  return facts;
}
