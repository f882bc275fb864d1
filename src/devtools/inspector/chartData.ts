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

/** A transition in words. */
export interface ChartTransition {
  /** The same key as in `ActorInfo.taken`. */
  readonly id: string;
  readonly when: string;
  /** Its guard, or nothing. */
  readonly guard: string;
  /** Names of the states it leads to; empty where the state stays. */
  readonly to: string;
  readonly actions: readonly string[];
}

/** A machine's state with all that is in it, as plain data: the machine itself is the outermost. */
export interface ChartState {
  /** `open.step1`; the outermost has the machine's name. */
  readonly name: string;
  /** Its last part. */
  readonly key: string;
  readonly type: AnyStateNode['type'];
  readonly description: string;
  readonly tags: readonly string[];
  /** Actors that run while it is present. */
  readonly runs: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly transitions: readonly ChartTransition[];
  readonly states: readonly ChartState[];
}

/** A machine's chart as plain data, read from its definition. */
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
