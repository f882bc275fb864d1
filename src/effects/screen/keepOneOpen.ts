const namedDetails = (): HTMLDetailsElement[] => [
  ...document.querySelectorAll<HTMLDetailsElement>('details[name]'),
];

export const keepOneOpen = (): (() => void) => {
  const onToggle = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open || !target.hasAttribute('name')) return;
    for (const other of namedDetails())
      if (other !== target && other.getAttribute('name') === target.getAttribute('name'))
        other.removeAttribute('open');
  };
  // Remove the name while printing: it would close the others again.
  let itemsBeforePrint: { item: HTMLDetailsElement; name: string; open: boolean }[] = [];
  const beforePrint = () => {
    itemsBeforePrint = namedDetails().map((item) => ({
      item,
      name: item.getAttribute('name') ?? '',
      open: item.open,
    }));
    for (const { item } of itemsBeforePrint) item.removeAttribute('name');
    for (const { item } of itemsBeforePrint) item.open = true;
  };
  const afterPrint = () => {
    for (const { item, open } of itemsBeforePrint) item.open = open;
    for (const { item, name } of itemsBeforePrint) item.setAttribute('name', name);
    itemsBeforePrint = [];
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
