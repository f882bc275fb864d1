import type { AnyStateMachine } from 'xstate';
import { implementationsOf, rebuilt } from '../definition/xstateInternals.ts';

/** A machine with one plausible mistake in its wiring. */
export interface Mutant<M extends AnyStateMachine> {
  /** The change, e.g. `open.contact: submit: #1 guard removed`. */
  readonly name: string;
  readonly machine: M;
  /** The path of the state of the chart that is changed; of a history, the state that it is the history of. */
  readonly changes: readonly string[];
}

/** The config of a machine as plain data: its type in XState depends on every type parameter. */
type Json = { [key: string]: Json } & { readonly toString: () => string };
type Slot = readonly [label: string, holder: Json, key: string];
interface Edit {
  readonly name: string;
  readonly edit: (config: Json) => void;
}
/** An edit, and the path of the state that it changes. */
type Change = Edit & Pick<Mutant<AnyStateMachine>, 'changes'>;

/**
 * Returns copies of a machine with one plausible mistake each: transitions, targets, guards, actions, entries, exits,
 * invokes, delays and tags removed or swapped. The code of guards and assigns is not changed. Mutants that XState
 * refuses to build are skipped. Endless `always` loops throw when they are entered.
 */
export function* mutantsOf<M extends AnyStateMachine>(machine: M): Generator<Mutant<M>> {
  const config = machine.config as unknown as Json;
  const delays = Object.keys(implementationsOf(machine).delays);
  for (const { name, changes, edit } of editsOf(config, [], [], delays)) {
    const changed = clone(config);
    edit(changed);
    try {
      yield { name, changes, machine: rebuilt(machine, changed, 1_000) };
    } catch {
      // XState refuses to build this mutant.
    }
  }
}

function* editsOf(
  node: Json,
  path: readonly string[],
  siblings: readonly string[],
  delays: readonly string[],
  hasDepth = false,
): Generator<Change> {
  const changes = `${node.type}` === 'history' ? path.slice(0, -1) : path;
  for (const edit of ownEditsOf(node, path, siblings, delays, hasDepth)) yield { ...edit, changes };
  const children = Object.keys(node.states ?? {});
  for (const child of children) {
    const isHistory = `${node.states![child]!.type}` === 'history';
    if (node.initial && child !== `${node.initial}` && !isHistory)
      yield {
        name: `${placeOf(path)}: starts in ${child}`,
        changes,
        edit: (config) => set(nodeAt(config, path), 'initial', child),
      };
    const isDeep = children.some((each) => node.states![each]!.states);
    yield* editsOf(node.states![child]!, [...path, child], children, delays, isDeep);
  }
}

const placeOf = (path: readonly string[]): string => path.join('.') || '(root)';
const nodeAt = (config: Json, path: readonly string[]): Json =>
  path.reduce((outer, key) => outer.states![key]!, config);

/** The edits of a state, without those of the states in it. */
function* ownEditsOf(
  node: Json,
  path: readonly string[],
  siblings: readonly string[],
  delays: readonly string[],
  hasDepth: boolean,
): Generator<Edit> {
  const at = placeOf(path);
  const here = (config: Json): Json => nodeAt(config, path);
  const children = Object.keys(node.states ?? {});
  const places = path.length > 0 ? siblings : children.map((child) => `.${child}`);

  for (const [i, slot] of slotsOf(node).entries()) yield* slotEdits(at, here, i, slot, places);
  for (const delay of Object.keys(node.after ?? {}))
    for (const other of delays)
      if (delays.includes(delay) && other !== delay && !(other in node.after!))
        yield {
          name: `${at}: after ${delay}: takes ${other}`,
          edit: (config) => {
            const { [delay]: moved, ...rest } = here(config).after!;
            here(config).after = { ...rest, [other]: moved } as Json;
          },
        };
  for (const key of ['entry', 'exit', 'invoke', 'tags', 'output'] as const) {
    if (node[key] === undefined) continue;
    const items = [node[key]].flat();
    yield { name: `${at}: ${key} removed`, edit: (config) => void delete here(config)[key] };
    for (const n of items.length > 1 ? items.keys() : [])
      yield {
        name: `${at}: ${key} #${n + 1} removed`,
        edit: (config) => set(here(config), key, without([here(config)[key]].flat(), n)),
      };
    if (key === 'invoke')
      for (const [n, invoke] of items.entries())
        if (invoke?.input)
          yield {
            name: `${at}: input of ${invoke.id ?? invoke.src} removed`,
            edit: (config) => void delete [here(config).invoke].flat()[n]!.input,
          };
  }
  if (`${node.type}` === 'final')
    yield { name: `${at}: not final`, edit: (config) => void delete here(config).type };
  // Deep and shallow history differ only if a sibling has child states.
  if (`${node.type}` === 'history' && hasDepth) {
    const other = `${node.history}` === 'deep' ? 'shallow' : 'deep';
    yield { name: `${at}: ${other}`, edit: (config) => set(here(config), 'history', other) };
  }
}

function* slotEdits(
  at: string,
  here: (config: Json) => Json,
  i: number,
  [label, holder, key]: Slot,
  places: readonly string[],
): Generator<Edit> {
  const change = (name: string, to: (transitions: Json[]) => unknown): Edit => ({
    name: `${at}: ${label}: ${name}`,
    edit: (config) => {
      const [, owner, slot] = slotsOf(here(config))[i]!;
      owner[slot] = to(transitionsIn(owner[slot])) as never;
    },
  });
  const transitions = transitionsIn(holder[key]);
  yield {
    name: `${at}: ${label}: removed`,
    edit: (config) => {
      const [, owner, slot] = slotsOf(here(config))[i]!;
      delete owner[slot];
    },
  };
  if (transitions.length > 1) yield change('candidates reversed', (all) => all.toReversed());
  for (const [n, transition] of transitions.entries()) {
    const nth = transitions.length > 1 ? `#${n + 1} ` : '';
    const one = (name: string, to: (transition: Json) => object) =>
      change(nth + name, (all) => all.map((t, m) => (m === n ? to(t) : t)));
    if (transitions.length > 1) yield change(`${nth}removed`, (all) => without(all, n));
    if (transition.guard) {
      yield one('guard removed', ({ guard: _, ...rest }) => rest);
      yield one('guard never', (t) => ({ ...t, guard: () => false }));
    }
    const actions = [transition.actions ?? []].flat();
    if (actions.length > 0) yield one('actions removed', ({ actions: _, ...rest }) => rest);
    for (const m of actions.length > 1 ? actions.keys() : [])
      yield one(`action #${m + 1} removed`, (t) => ({ ...t, actions: without(actions, m) }));
    if (transition.reenter) yield one('reenter removed', ({ reenter: _, ...rest }) => rest);
    if (!transition.target) continue;
    yield one('target removed', ({ target: _, ...rest }) => rest);
    for (const place of places)
      if (`${transition.target}` !== place) yield one(`goes to ${place}`, (t) => ({ ...t, target: place }));
  }
}

/** The places of a state config that hold transitions, always in the same order. */
const slotsOf = (state: Json): Slot[] => [
  ...Object.keys(state.on ?? {}).map((key): Slot => [key, state.on!, key]),
  ...Object.keys(state.after ?? {}).map((key): Slot => [`after ${key}`, state.after!, key]),
  ...(['always', 'onDone'] as const).flatMap((key): Slot[] =>
    state[key] === undefined ? [] : [[key === 'always' ? 'always' : 'done', state, key]],
  ),
  ...[state.invoke ?? []]
    .flat()
    .flatMap((invoke) =>
      ['onDone', 'onError', 'onSnapshot']
        .filter((key) => key in invoke)
        .map((key): Slot => [`${key}(${invoke.id ?? invoke.src})`, invoke as Json, key]),
    ),
];

const transitionsIn = (transitions: unknown): Json[] =>
  [transitions].flat().map((t) => (typeof t === 'string' ? { target: t } : (t ?? {})) as unknown as Json);
const set = (owner: Json, key: string, value: unknown): void => {
  owner[key] = value as Json;
};
const without = <T>(items: readonly T[], n: number): T[] => items.filter((_, i) => i !== n);
const clone = <T>(value: T): T => {
  if (Array.isArray(value)) return value.map(clone) as T;
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clone(inner)])) as T;
};
