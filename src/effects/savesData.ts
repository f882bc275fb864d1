/** Whether the visitor asks for less data, or has a connection so slow that prefetching delays navigation. */
export const savesData = (): boolean => {
  const { connection } = navigator as {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  return (
    connection?.saveData === true ||
    connection?.effectiveType?.endsWith('2g') === true ||
    (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-data: reduce)').matches)
  );
};
