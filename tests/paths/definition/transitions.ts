import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { combinedGuards, implementationsOf, parseInternalEvent } from './xstateInternals.ts';

/** Something a set of paths has to exercise at least once. */
export interface CoverageTarget {
  /** Words that are the same in every run, and for `machine` and `machine.provide(…)`. */
  readonly key: string;
  readonly kind: 'taken' | 'refused';
  readonly source: AnyStateNode;
  /** The event descriptor as XState has it; `''` is `always`. */
  readonly event: string;
}

/** Every state node but the history ones, parents first. */
export const statesOf = (machine: AnyStateMachine): AnyStateNode[] => {
  const visit = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(visit)];
  return visit(machine.root).filter((node) => node.type !== 'history');
};

/** A node's candidates by event descriptor, in the order XState tries them; `''` is `always`. */
export const candidatesOf = (
  node: AnyStateNode,
): (readonly [event: string, transitions: AnyTransitionDefinition[]])[] => [
  ...node.transitions,
  ...(node.always ? [['', node.always] as const] : []),
];

/** Every transition of a machine: `on`, `after`, `always`, `onDone`, `onError`, and the forbidden ones. */
export const transitionsOf = (machine: AnyStateMachine): AnyTransitionDefinition[] =>
  statesOf(machine).flatMap((node) => candidatesOf(node).flatMap(([, transitions]) => transitions));

/**
 * What «every transition, and each guard's outcome» means:
 * every candidate is taken once, and where all candidates are guarded, all of them are refused once.
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
  const rivals = candidatesOf(source).find(([event]) => event === eventType)?.[1] ?? [];
  const nth = rivals.length > 1 ? `#${rivals.indexOf(transition) + 1}` : '';
  const to = target ? target.map(nameOf).join(' + ') : isInert(transition) ? 'forbidden' : 'stays';
  return `${nameOf(source)}: ${eventName(eventType)}${nth}${guard ? ` [${guardName(guard)}]` : ''} → ${to}`;
};

/** `open.topic: next refused` */
export const refusalKey = (source: AnyStateNode, event: string): string =>
  `${nameOf(source)}: ${eventName(event)} refused`;

/** `open.contact`; the root has the machine's id. */
export const nameOf = (node: AnyStateNode): string => node.path.join('.') || node.machine.id;

/** `xstate.after.300.m.a` reads «after 300», `xstate.done.actor.send` reads «done(send)», and so on. */
export const eventName = (type: string): string => (type === '' ? 'always' : wordsFor(type));

const wordsFor = (type: string): string => {
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

/** Named guards keep their names; `and`/`or`/`not` are spelled out; inline ones are just «inline». */
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

/** `EVENT: {}` forbids an event that a parent would accept. */
export const isInert = (transition: AnyTransitionDefinition): boolean =>
  !transition.target && transition.actions.length === 0 && !transition.reenter;

/** Milliseconds of an `after`, where they do not depend on the context. */
export const delayOf = ({ source, eventType }: AnyTransitionDefinition): number | undefined => {
  const delay = source.after.find((after) => after.eventType === eventType)?.delay;
  const ms = typeof delay === 'string' ? implementationsOf(source.machine).delays[delay] : delay;
  return typeof ms === 'number' ? ms : undefined;
};

/** Does a descriptor such as `topic.chosen`, `topic.*` or `*` speak of this event? */
export const isAbout = (descriptor: string, event: string): boolean =>
  descriptor === event ||
  descriptor === '*' ||
  (descriptor.endsWith('.*') && `${event}.`.startsWith(descriptor.slice(0, -1)));
