/** Whether the visitor asks for less data, or is on a line on which what is fetched ahead delays what is wanted. */
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
