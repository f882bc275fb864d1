import type { AnyMachineSnapshot } from 'xstate';

/** `{ open: 'details' }` reads `open.details`; regions are joined: `a.on b.off`. */
export const leafOf = (value: AnyMachineSnapshot['value']): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([key, child]) => `${key}.${leafOf(child ?? '')}`)
        .join(' ');
