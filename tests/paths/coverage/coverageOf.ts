import type { AnyStateMachine } from 'xstate';
import type { Exploration, Step } from '../definition/model.ts';
import {
  type CoverageTarget,
  coverageTargetsOf,
  nameOf as nodeName,
  statesOf,
} from '../definition/transitions.ts';

export interface Share {
  readonly covered: number;
  readonly total: number;
}

/**
 * What was not covered, as text: it is unreachable, shadowed by another candidate, never refused, or without an
 * outcome.
 */
export interface Missing {
  readonly nodes: readonly string[];
  readonly transitions: readonly string[];
  readonly refusals: readonly string[];
}

/** How much of a machine a set of steps covers. */
export interface Coverage {
  /** States of the chart that were entered, without the machine itself. */
  readonly nodes: Share;
  readonly transitions: Share;
  readonly refusals: Share;
  /** States of the exploration: a state of the chart counts once for each context, history and timer. */
  readonly states: number;
  readonly steps: number;
  readonly missing: Missing;
  readonly uncovered: readonly string[];
}

/** What the steps cover. Default: all steps of the exploration, so everything that is reachable. */
export function coverageOf<M extends AnyStateMachine>(
  { model, covered, entered, states, steps }: Exploration<M>,
  walked: readonly Step<M>[] = steps,
): Coverage {
  const coveredKeys = new Set([...covered, ...walked.flatMap(({ covers }) => covers)]);
  // By id: steps may have been taken over from a machine with the same states.
  const enteredNodes = new Set(
    [...entered, ...new Set(walked.flatMap(({ enters }) => enters))].map(({ id }) => id),
  );
  const targets = coverageTargetsOf(model.machine);
  const nodes = statesOf(model.machine).slice(1);
  const uncoveredKeys = (kind: CoverageTarget['kind']) =>
    targets.filter((target) => target.kind === kind && !coveredKeys.has(target.key)).map(({ key }) => key);
  const missing: Missing = {
    nodes: nodes
      .filter((node) => !enteredNodes.has(node.id))
      .map((node) => `${nodeName(node)}: never entered`),
    transitions: uncoveredKeys('taken'),
    refusals: uncoveredKeys('refused'),
  };
  const of = (kind: CoverageTarget['kind']) => targets.filter((target) => target.kind === kind).length;
  return {
    ...sharesOf({ nodes: nodes.length, transitions: of('taken'), refusals: of('refused') }, missing),
    states: states.size,
    steps: steps.length,
    missing,
    uncovered: [...missing.transitions, ...missing.refusals, ...missing.nodes],
  };
}

/** All but the missing ones are covered. */
export const sharesOf = (
  total: Readonly<Record<keyof Missing, number>>,
  missing: Missing,
): Readonly<Record<keyof Missing, Share>> => {
  const share = (kind: keyof Missing): Share => ({
    covered: total[kind] - missing[kind].length,
    total: total[kind],
  });
  return { nodes: share('nodes'), transitions: share('transitions'), refusals: share('refusals') };
};

/** What both lack. */
export const missingInBoth = (a: Missing, b: Missing): Missing => {
  const both = (kind: keyof Missing) => a[kind].filter((key) => b[kind].includes(key));
  return { nodes: both('nodes'), transitions: both('transitions'), refusals: both('refusals') };
};
