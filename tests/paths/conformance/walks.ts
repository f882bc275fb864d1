import type { PerceivedMachine } from './perceivedMachine.ts';
import { coreEdgesOf, type Requirements, type Test } from './requirements.ts';

/** The beginnings of walks, as a tree for each start. */
interface Node {
  readonly next: Map<string, Node>;
}

/**
 * Returns few walks that contain what the given walks lack of the requirements.
 * @param limit ends with null as soon as the added walks have more steps than this
 * @param maxSteps a walk goes on to further requirements up to this length
 */
export function missingWalks(
  machine: PerceivedMachine,
  core: ReadonlySet<number>,
  { beginnings, anywhere }: Requirements,
  given: readonly Test[],
  { limit, maxSteps }: { readonly limit: number; readonly maxSteps: number },
): Test[] | null {
  const added = missingBeginnings(beginnings, given);
  let steps = lengthOf(added);
  if (steps > limit) return null;

  const open = new Set(anywhere);
  const openAt = new Map<number, Set<(typeof anywhere)[number]>>();
  for (const requirement of anywhere)
    openAt.set(requirement.from, (openAt.get(requirement.from) ?? new Set()).add(requirement));
  const close = ({ start, inputs }: Test) => {
    let state = machine.starts[start];
    for (let at = 0; at <= inputs.length && state !== undefined && core.has(state); at++) {
      for (const requirement of openAt.get(state) ?? [])
        if (requirement.inputs.every((input, i) => input === inputs[at + i])) {
          open.delete(requirement);
          openAt.get(state)?.delete(requirement);
        }
      const edge = machine.states[state]?.get(inputs[at] ?? '');
      if (!edge || edge.isAttempt) break;
      state = edge.to;
    }
  };
  for (const walk of [...given, ...added]) close(walk);

  const isOpenAt = (state: number) => (openAt.get(state)?.size ?? 0) > 0;
  while (open.size > 0) {
    const inputs: string[] = [];
    let start: number | undefined;
    let state: number | undefined;
    for (;;) {
      const from = state === undefined ? startsIn(machine, core) : [{ start: start ?? 0, state }];
      const way = nearest(machine, core, from, isOpenAt);
      const [next] = way ? (openAt.get(way.state) ?? []) : [];
      if (!way || !next) break;
      const section = [...way.inputs, ...next.inputs];
      if (inputs.length > 0 && inputs.length + section.length > maxSteps) break;
      start = way.start;
      inputs.push(...section);
      close({ start, inputs });
      state = endWithin(machine, core, { start, inputs });
      if (state === undefined) break;
    }
    if (start === undefined) throw new Error('a state of the core cannot be reached within the core');
    steps += inputs.length;
    if (steps > limit) return null;
    added.push({ start, inputs });
  }
  return added;
}

export const lengthOf = (walks: readonly Test[]): number =>
  walks.reduce((sum, { inputs }) => sum + inputs.length, 0);

/** The beginnings that no given walk has, without those that another one begins with. */
function missingBeginnings(beginnings: readonly Test[], given: readonly Test[]): Test[] {
  const roots = new Map<number, Node>();
  const insert = ({ start, inputs }: Test): { readonly end: Node; readonly isNew: boolean } => {
    let isNew = !roots.has(start);
    let end = roots.get(start) ?? { next: new Map() };
    roots.set(start, end);
    for (const input of inputs) {
      const node = end.next.get(input) ?? { next: new Map() };
      isNew ||= !end.next.has(input);
      end.next.set(input, node);
      end = node;
    }
    return { end, isNew };
  };
  for (const walk of given) insert(walk);
  const inserted = beginnings.map((test) => ({ test, ...insert(test) }));
  return inserted.filter(({ end, isNew }) => isNew && end.next.size === 0).map(({ test }) => test);
}

const startsIn = ({ starts }: PerceivedMachine, core: ReadonlySet<number>) =>
  starts.flatMap((state, start) => (core.has(state) ? [{ start, state }] : []));

/** The shortest way through the core to a state that is wanted. */
function nearest(
  machine: PerceivedMachine,
  core: ReadonlySet<number>,
  from: readonly { readonly start: number; readonly state: number }[],
  isWanted: (state: number) => boolean,
): (Test & { readonly state: number }) | undefined {
  const queue = from.map(({ start, state }) => ({ start, state, inputs: [] as string[] }));
  const seen = new Set(queue.map(({ state }) => state));
  for (const way of queue) {
    if (isWanted(way.state)) return way;
    for (const [input, { to }] of coreEdgesOf(machine, way.state)) {
      if (!core.has(to) || seen.has(to)) continue;
      seen.add(to);
      queue.push({ ...way, state: to, inputs: [...way.inputs, input] });
    }
  }
  return undefined;
}

/** Where a walk ends, if it has not left the core. */
function endWithin(
  machine: PerceivedMachine,
  core: ReadonlySet<number>,
  { start, inputs }: Test,
): number | undefined {
  let state = machine.starts[start];
  for (const input of inputs) {
    const edge = state === undefined ? undefined : machine.states[state]?.get(input);
    if (!edge || edge.isAttempt || !core.has(edge.to)) return undefined;
    state = edge.to;
  }
  return state;
}
