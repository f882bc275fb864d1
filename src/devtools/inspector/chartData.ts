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
  readonly when: string;
  readonly guard: string;
  readonly to: string;
  readonly actions: readonly string[];
}

export interface ChartState {
  readonly name: string;
  readonly key: string;
  readonly type: AnyStateNode['type'];
  readonly description: string;
  readonly tags: readonly string[];
  readonly runs: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly transitions: readonly ChartTransition[];
  readonly states: readonly ChartState[];
}

export const chartDataOf = (machine: AnyStateMachine): ChartState => stateOf(machine.root);

const stateOf = (node: AnyStateNode): ChartState => ({
  name: nameOf(node),
  key: node.key,
  type: node.type,
  description: node.description ?? '',
  tags: node.tags,
  runs: node.invoke.map(({ src }) => String(src)),
  entry: node.entry.filter(isNamed).map(actionName),
  exit: node.exit.filter(isNamed).map(actionName),
  transitions: candidatesOf(node)
    .flatMap(([, transitions]) => transitions)
    .map((transition) => ({
      id: transitionKey(transition),
      when: when(transition),
      guard: transition.guard ? guardName(transition.guard) : '',
      to: targetName(transition),
      actions: transition.actions.map(actionName),
    })),
  states: Object.values(node.states).map(stateOf),
});
