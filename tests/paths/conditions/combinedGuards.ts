import type { AnyStateMachine } from 'xstate';
import { guardName, transitionsOf } from '../definition/transitions.ts';
import { combinedGuards, implementationsOf, observeGuard } from '../definition/xstateInternals.ts';
import { probesOf } from './probes.ts';
import type { Decision, Tree } from './source.ts';

/**
 * Makes decisions of the guards that a machine combines by `and`, `or` and `not`, in its transitions and among its
 * implementations, as if they were code. Call it before a recording.
 * @returns what ends it
 */
export const observeCombinedGuards = (machine: AnyStateMachine): (() => void) => {
  const all = [
    ...transitionsOf(machine).map(({ guard }) => guard),
    ...Object.values(implementationsOf(machine).guards),
  ];
  const guards = [...new Set<unknown>(all)].filter((guard) => (combinedGuards(guard)?.length ?? 0) > 0);
  if (guards.length === 0) return () => {};
  const asFunction = { text: machine.id, line: 0, within: null };
  const probes = probesOf({ file: machine.id, functions: [asFunction], decisions: guards.map(decisionOf) });
  const releases = guards.map((guard, id) =>
    observeGuard(guard, (evaluate) => {
      probes.call(0);
      return probes.decide(id, (condition) => evaluate(condition));
    }),
  );
  return () => {
    for (const release of releases) release();
  };
};

const decisionOf = (guard: unknown): Decision => {
  const conditions: string[] = [];
  const treeOf = (each: unknown): Tree => {
    const parts = combinedGuards(each);
    if (!parts) return conditions.push(guardName(each)) - 1;
    const trees = parts.map(treeOf);
    const op = (each as { readonly name: string }).name;
    return op === 'not'
      ? { op, of: trees[0]! }
      : trees.reduce((left, right) => ({ op: op as 'and' | 'or', left, right }));
  };
  const tree = treeOf(guard);
  return { kind: 'boolean', text: guardName(guard), line: 0, within: 0, conditions, tree };
};
