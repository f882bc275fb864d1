import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { identify } from './identify.ts';
import type { State } from './model.ts';

/** Names the part of the context that has the most different values: `; context.n has 50 of them, such as 48 and 49`. */
export const growthOf = <M extends AnyStateMachine>(states: readonly State<M>[]): string => {
  const valuesAt = new Map<string, Set<string>>();
  const note = (value: unknown, path: string, depth: number): void => {
    const values = valuesAt.get(path) ?? new Set<string>();
    valuesAt.set(path, values.add(textOf(value, path)));
    if (depth === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) return;
    for (const [key, part] of Object.entries(value)) note(part, `${path}.${key}`, depth - 1);
  };
  for (const { snapshot } of states) note((snapshot as AnyMachineSnapshot).context, 'context', 4);
  const counts = [...valuesAt].map(([path, values]) => ({ path, values }));
  const most = Math.max(...counts.map(({ values }) => values.size));
  // The innermost part that varies as much as the whole.
  const growing = counts.findLast(({ values }) => values.size === most);
  if (!growing || most < 2) return '';
  const [last, before] = [...growing.values].slice(-2).toReversed();
  return `; ${growing.path} has ${most} values, such as ${shortened(before)} and ${shortened(last)}`;
};

const textOf = (value: unknown, path: string): string => {
  try {
    return identify(value, path);
  } catch {
    return 'something opaque';
  }
};

const shortened = (text = ''): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
