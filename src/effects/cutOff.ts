/** Removes what follows the first `count` elements of `root`. The function it returns puts that back. */
export const cutOff = (root: Node, count: number): (() => void) => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT);
  for (let passed = 0; passed < count; passed++) if (!walker.nextNode()) return () => {};
  const cuts: { readonly parent: Node; readonly rest: DocumentFragment }[] = [];
  for (let node: Node | null = walker.currentNode; node && node !== root; node = node.parentNode) {
    const { parentNode: parent, nextSibling: next } = node;
    if (!parent || !next) continue;
    const range = document.createRange();
    range.setStartBefore(next);
    range.setEndAfter(parent.lastChild ?? next);
    cuts.push({ parent, rest: range.extractContents() });
  }
  return () => {
    for (const { parent, rest } of cuts) parent.appendChild(rest);
  };
};
