import type { AnyStateMachine, AnyStateNode } from 'xstate';
import {
  actionName,
  candidatesOf,
  guardName,
  isNamed,
  nameOf,
  targetName,
  transitionKey,
  when,
} from '../../../tests/paths/definition/index.ts';

export interface ChartTransition {
  readonly id: string;
  /** `''` is `always`. */
  readonly event: string;
  readonly when: string;
  readonly guard: string;
  readonly to: string;
  /** None if the state stays. */
  readonly targets: readonly string[];
  readonly actions: readonly string[];
}

export interface ChartState {
  readonly id: string;
  readonly name: string;
  readonly key: string;
  readonly type: AnyStateNode['type'];
  readonly description: string;
  readonly tags: readonly string[];
  readonly runs: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly initial: readonly string[];
  readonly transitions: readonly ChartTransition[];
  readonly states: readonly ChartState[];
}

export const chartDataOf = (machine: AnyStateMachine): ChartState => stateOf(machine.root);

const stateOf = (node: AnyStateNode): ChartState => ({
  id: node.id,
  name: nameOf(node),
  key: node.key,
  type: node.type,
  description: node.description ?? '',
  tags: node.tags,
  runs: node.invoke.map(({ src }) => String(src)),
  entry: node.entry.filter(isNamed).map(actionName),
  exit: node.exit.filter(isNamed).map(actionName),
  initial: node.type === 'compound' ? idsOf(node.initial.target) : [],
  transitions: candidatesOf(node)
    .flatMap(([, transitions]) => transitions)
    .map((transition) => ({
      id: transitionKey(transition),
      event: transition.eventType,
      when: when(transition),
      guard: transition.guard ? guardName(transition.guard) : '',
      to: targetName(transition),
      targets: idsOf(transition.target),
      actions: transition.actions.map(actionName),
    })),
  states: Object.values(node.states).map(stateOf),
});

const idsOf = (nodes: readonly AnyStateNode[] | undefined): readonly string[] =>
  (nodes ?? []).map(({ id }) => id);

/** Parents first. */
export const statesIn = (chart: ChartState): readonly ChartState[] => [
  chart,
  ...chart.states.flatMap(statesIn),
];
