import type { AnyMachineSnapshot } from 'xstate';

/** `{ open: 'details' }` becomes `open.details`. Regions are joined: `a.on b.off`. */
export const leafOf = (value: AnyMachineSnapshot['value']): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([key, child]) => `${key}.${leafOf(child ?? '')}`)
        .join(' ');
