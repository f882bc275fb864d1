import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { combinedGuards, implementationsOf, parseInternalEvent } from './xstateInternals.ts';

/** What a set of paths must do at least once. */
export interface CoverageTarget {
  /** Stable between runs, and equal for `machine` and `machine.provide(…)`. */
  readonly key: string;
  readonly kind: 'taken' | 'refused';
  readonly source: AnyStateNode;
  /** The event descriptor of XState; `''` is `always`. */
  readonly event: string;
}

/** Every state node except history nodes, parents first. */
export const statesOf = (machine: AnyStateMachine): AnyStateNode[] => {
  const visit = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(visit)];
  return visit(machine.root).filter((node) => node.type !== 'history');
};

/** The transitions of a node by event descriptor, in the order in which XState tries them; `''` is `always`. */
export const candidatesOf = (
  node: AnyStateNode,
): (readonly [event: string, transitions: AnyTransitionDefinition[]])[] => [
  ...node.transitions,
  ...(node.always ? [['', node.always] as const] : []),
];

/** Every transition of a machine: `on`, `after`, `always`, `onDone`, `onError` and forbidden events. */
export const transitionsOf = (machine: AnyStateMachine): AnyTransitionDefinition[] =>
  statesOf(machine).flatMap((node) => candidatesOf(node).flatMap(([, transitions]) => transitions));

/**
 * Every transition must be taken once. Where all candidates for an event are guarded, all of them must be refused once.
 */
export const coverageTargetsOf = (machine: AnyStateMachine): CoverageTarget[] =>
  statesOf(machine).flatMap((source) =>
    candidatesOf(source).flatMap(([event, transitions]): CoverageTarget[] => [
      ...transitions.map((t) => ({ key: transitionKey(t), kind: 'taken' as const, source, event })),
      ...(transitions.every((t) => t.guard)
        ? [{ key: refusalKey(source, event), kind: 'refused' as const, source, event }]
        : []),
    ]),
  );

/** `open.contact: submit#1 [emailValid] → open.sending` */
export const transitionKey = (transition: AnyTransitionDefinition): string => {
  const { source, guard, target, eventType } = transition;
  const candidates = candidatesOf(source).find(([event]) => event === eventType)?.[1] ?? [];
  const nth = candidates.length > 1 ? `#${candidates.indexOf(transition) + 1}` : '';
  const to = target ? target.map(nameOf).join(' + ') : isInert(transition) ? 'forbidden' : 'stays';
  return `${nameOf(source)}: ${eventName(eventType)}${nth}${guard ? ` [${guardName(guard)}]` : ''} → ${to}`;
};

/** `open.topic: next refused` */
export const refusalKey = (source: AnyStateNode, event: string): string =>
  `${nameOf(source)}: ${eventName(event)} refused`;

/** `open.contact`, or the id of the machine for the root. */
export const nameOf = (node: AnyStateNode): string => node.path.join('.') || node.machine.id;

/** `xstate.after.300.m.a` becomes `after 300`, `xstate.done.actor.send` becomes `done(send)`, and so on. */
export const eventName = (type: string): string => (type === '' ? 'always' : internalEventName(type));

const internalEventName = (type: string): string => {
  const event = parseInternalEvent(type);
  switch (event?.kind) {
    case 'after':
      return `after ${event.of}`;
    case 'done':
      return 'done';
    case 'done.actor':
      return `done(${event.of})`;
    case 'error.actor':
      return `error(${event.of})`;
    case 'snapshot':
      return `snapshot(${event.of})`;
    case undefined:
      return type;
  }
};

/** Named guards have their name, `and`/`or`/`not` list their guards, and inline guards are called `inline`. */
export const guardName = (guard: unknown): string => {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) {
    const params = 'params' in guard && typeof guard.params === 'object' ? JSON.stringify(guard.params) : '';
    return `${guard.type}${params && `(${params.replaceAll('"', '')})`}`;
  }
  if (typeof guard !== 'function') return 'inline';
  const guards = combinedGuards(guard);
  return guards ? `${guard.name}(${guards.map(guardName).join(', ')})` : 'inline';
};

/** Whether a transition is `EVENT: {}`, which forbids an event that a parent would accept. */
export const isInert = (transition: AnyTransitionDefinition): boolean =>
  !transition.target && transition.actions.length === 0 && !transition.reenter;

/** The milliseconds of an `after`, unless they depend on the context. */
export const delayOf = ({ source, eventType }: AnyTransitionDefinition): number | undefined => {
  const delay = source.after.find((after) => after.eventType === eventType)?.delay;
  const ms = typeof delay === 'string' ? implementationsOf(source.machine).delays[delay] : delay;
  return typeof ms === 'number' ? ms : undefined;
};

/** Whether a descriptor such as `topic.changed`, `topic.*` or `*` matches an event. */
export const matchesDescriptor = (descriptor: string, event: string): boolean =>
  descriptor === event ||
  descriptor === '*' ||
  (descriptor.endsWith('.*') && `${event}.`.startsWith(descriptor.slice(0, -1)));
