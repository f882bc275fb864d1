/** Cuts `root` after its first `count` elements. The returned function puts the rest back into `place`. */
export const cutOff = (root: DocumentFragment, count: number): ((place: Node) => void) => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT);
  for (let passed = 0; passed <= count; passed++) if (!walker.nextNode()) return () => {};
  const cuts: { readonly parent: Node; readonly rest: DocumentFragment }[] = [];
  const cut = (parent: Node, first: Node) => {
    const range = document.createRange();
    range.setStartBefore(first);
    range.setEndAfter(parent.lastChild ?? first);
    cuts.push({ parent, rest: range.extractContents() });
  };
  let first: Node | null = walker.currentNode;
  let parent = first.parentNode;
  while (parent) {
    if (first) cut(parent, first);
    if (parent === root) break;
    first = parent.nextSibling;
    parent = parent.parentNode;
  }
  return (place) => {
    for (const { parent, rest } of cuts) (parent === root ? place : parent).appendChild(rest);
  };
};
