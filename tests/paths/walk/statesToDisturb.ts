import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { leafOf } from '../definition/leafOf.ts';
import type { State } from '../definition/model.ts';
import type { Covering } from './coveringPaths.ts';

/** Of each state of the chart, the states on the paths with the least and with the most in their context. */
export function statesToDisturb<M extends AnyStateMachine>({
  paths,
}: Pick<Covering<M>, 'paths'>): Set<State<M>> {
  const states = new Set(paths.flatMap(({ start, steps }) => [start.state, ...steps.map(({ to }) => to)]));
  const byLeaf = new Map<string, State<M>[]>();
  for (const state of states) {
    const { value, status } = state.snapshot as AnyMachineSnapshot;
    if (status !== 'active') continue;
    byLeaf.set(leafOf(value), [...(byLeaf.get(leafOf(value)) ?? []), state]);
  }
  const size = ({ snapshot }: State<M>) => JSON.stringify((snapshot as AnyMachineSnapshot).context).length;
  return new Set(
    [...byLeaf.values()].flatMap((group) => {
      const bySize = group.map((state) => ({ state, size: size(state) })).sort((a, b) => a.size - b.size);
      return [bySize[0], bySize.at(-1)].flatMap((each) => (each ? [each.state] : []));
    }),
  );
}
