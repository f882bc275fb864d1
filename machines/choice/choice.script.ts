/** The law for a reload: the address restores the option, unless it is the initial one, which has no hash. */
export const restoredByHash = (prefix: string, initial: string) => ({
  receives: ({ value }: { readonly value: string }) => [
    { type: 'address.changed' as const, hash: value === initial ? '' : prefix + value },
  ],
});
