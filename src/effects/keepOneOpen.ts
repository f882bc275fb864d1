/** The details of a page that share a name: of these at most one is open. */
const named = (): HTMLDetailsElement[] => [...document.querySelectorAll<HTMLDetailsElement>('details[name]')];

/**
 * Closes the others of its name when a details element opens, where the browser does not know that name; opens all on
 * paper. Returns a function that stops both.
 */
export const keepOneOpen = (): (() => void) => {
  const onToggle = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open || !target.hasAttribute('name')) return;
    for (const other of named())
      if (other !== target && other.getAttribute('name') === target.getAttribute('name'))
        other.removeAttribute('open');
  };
  // The shared name would close them again, so it is taken off meanwhile.
  let printed: { item: HTMLDetailsElement; name: string; open: boolean }[] = [];
  const beforePrint = () => {
    printed = named().map((item) => ({ item, name: item.getAttribute('name') ?? '', open: item.open }));
    for (const { item } of printed) item.removeAttribute('name');
    for (const { item } of printed) item.open = true;
  };
  const afterPrint = () => {
    for (const { item, open } of printed) item.open = open;
    for (const { item, name } of printed) item.setAttribute('name', name);
    printed = [];
  };
  document.addEventListener('toggle', onToggle, { capture: true });
  window.addEventListener('beforeprint', beforePrint);
  window.addEventListener('afterprint', afterPrint);
  return () => {
    document.removeEventListener('toggle', onToggle, { capture: true });
    window.removeEventListener('beforeprint', beforePrint);
    window.removeEventListener('afterprint', afterPrint);
  };
};
