import type {
  ActorRefLike,
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  InspectionEvent,
} from 'xstate';
import {
  begin,
  childrenOf,
  eventName,
  isInitEvent,
  isRestored,
  isStopEvent,
  leafOf,
  machineOf,
  overwriteSnapshot,
  parseInternalEvent,
  type Reaction,
  react,
} from '../../../tests/paths/definition/index.ts';
import { scrub } from './scrub.ts';

export const backEvent = 'inspector.back';

interface PastEvent {
  readonly event: AnyEventObject;
  /** Milliseconds since the page began. */
  readonly at: number;
}

interface Past {
  readonly input: unknown;
  readonly at: number;
  readonly events: readonly PastEvent[];
  /** In milliseconds. */
  readonly undone: number;
}

export interface Earlier {
  readonly snapshot: AnyMachineSnapshot;
  readonly taken: readonly string[];
  readonly undoes: readonly string[];
  /** They are not undone. */
  readonly did: readonly string[];
  /** In words; `null` if the actor can go back. */
  readonly obstacle: string | null;
}

/** The message says why, in words. */
export class NoEarlierState extends Error {}

type AnyReaction = Reaction<AnyStateMachine>;

/** Pure. The timers' time passes as it did. */
const replay = (machine: AnyStateMachine, { input, at, events }: Omit<Past, 'undone'>): AnyReaction[] => {
  let now = at;
  let reaction: AnyReaction = begin(machine, input);
  return [
    reaction,
    ...events.map((past) => {
      const passed = past.at - now;
      now = past.at;
      const fired = reaction.timers.find((timer) => timer.event.type === past.event.type);
      const timers = reaction.timers
        .filter((timer) => timer !== fired)
        .map((timer) => ({ ...timer, ms: Math.max(0, timer.ms - passed) }));
      reaction = react({ machine }, { ...reaction, timers }, { kind: 'send', event: past.event });
      return reaction;
    }),
  ];
};

/** Finds and restores earlier states. Holds the visitor's own texts, which must not leave the page unscrubbed. */
export class Rewind {
  readonly #now: () => number;
  readonly #pasts = new WeakMap<ActorRefLike, Past>();

  constructor(now: () => number) {
    this.#now = now;
  }

  observe(inspected: InspectionEvent): void {
    if (inspected.type !== '@xstate.snapshot' || !machineOf(inspected.actorRef)) return;
    const { actorRef, event } = inspected;
    const past = this.#pasts.get(actorRef);
    if (!past) this.#pasts.set(actorRef, { input: event.input, at: this.#now(), events: [], undone: 0 });
    // Strict mode restarts a mounted actor: not an event.
    else if (!isInitEvent(event) && !isStopEvent(event) && event.type !== backEvent)
      this.#pasts.set(actorRef, {
        ...past,
        events: [...past.events, { event, at: this.#now() - past.undone }],
      });
  }

  /** The state before the last `steps` events that changed something. @throws {NoEarlierState} */
  earlier(actor: AnyActorRef, steps: number): Earlier {
    const { machine, past, reactions } = this.#replayed(actor);
    const index = indexBefore(reactions, steps);
    if (index === null) throw new NoEarlierState('This is where it started.');
    const reaction = reactions[index] as AnyReaction;
    const undone = reactions.slice(index + 1);
    const undoneEvents = past.events.slice(index).map(({ event }) => event);
    const present = actor.getSnapshot() as AnyMachineSnapshot;
    return {
      snapshot: reaction.snapshot as AnyMachineSnapshot,
      taken: reaction.covers.filter((key) => key.includes(' → ')),
      undoes: undoneEvents.filter((_, nth) => !undone[nth]?.refused).map(({ type }) => eventName(type)),
      did: undone
        .flatMap(({ effects }) => effects.map(({ type }) => type))
        .filter((type) => !type.startsWith('start ')),
      obstacle: obstacleTo(machine, reaction, undone, undoneEvents, present),
    };
  }

  /** Restores the state that `earlier` returned for the same `steps`, and forgets later events. */
  goBack(actor: AnyActorRef, steps: number): void {
    const { past, reactions } = this.#replayed(actor);
    const index = indexBefore(reactions, steps);
    const reaction = index === null ? undefined : reactions[index];
    if (index === null || !reaction) return;
    const events = past.events.slice(0, index);
    const last = events.at(-1)?.at ?? past.at;
    this.#pasts.set(actor, { ...past, events, undone: this.#now() - last });
    overwriteSnapshot(actor, { type: backEvent }, reaction.snapshot as AnyMachineSnapshot, reaction.timers);
  }

  countOf(actor: AnyActorRef): number {
    return this.#pasts.get(actor)?.events.length ?? 0;
  }

  #replayed(actor: AnyActorRef): { machine: AnyStateMachine; past: Past; reactions: readonly AnyReaction[] } {
    const machine = machineOf(actor);
    const past = this.#pasts.get(actor);
    if (!machine || !past) throw new NoEarlierState('It runs no machine.');
    if (isRestored(actor))
      throw new NoEarlierState('It was restored by a hot reload: reload the page, and it can go back.');
    const reactions = attempt(() => replay(machine, past));
    const last = reactions?.at(-1)?.snapshot as AnyMachineSnapshot | undefined;
    if (!reactions || !last || !isSame(last, actor.getSnapshot() as AnyMachineSnapshot))
      throw new NoEarlierState(
        'Its replay does not lead to its present state: a guard or an assign is not pure.',
      );
    return { machine, past, reactions };
  }
}

const attempt = <T>(run: () => T): T | null => {
  try {
    return run();
  } catch {
    return null;
  }
};

/** `null` if there are fewer steps. */
const indexBefore = (reactions: readonly AnyReaction[], steps: number): number | null => {
  const changes = reactions.flatMap(({ refused }, index) => (index > 0 && !refused ? [index - 1] : []));
  return changes.at(-steps) ?? null;
};

const unchanged = (text: string): string => text;

const isSame = (one: AnyMachineSnapshot, other: AnyMachineSnapshot): boolean =>
  one.status === other.status &&
  leafOf(one.value) === leafOf(other.value) &&
  JSON.stringify(scrub(one.context, unchanged)) === JSON.stringify(scrub(other.context, unchanged));

/** Actions are not undone, so what ran in the earlier state must still run. */
const obstacleTo = (
  machine: AnyStateMachine,
  { snapshot, timers }: AnyReaction,
  undone: readonly AnyReaction[],
  events: readonly AnyEventObject[],
  present: AnyMachineSnapshot,
): string | null => {
  if (present.status !== 'active') return `${machine.id} has ended, and an actor cannot start twice`;
  if (timers.some(({ to }) => to !== undefined)) return 'a delayed event to another actor was under way';
  const running = childrenOf(present);
  for (const id of Object.keys(childrenOf(snapshot as AnyMachineSnapshot))) {
    const hasEnded = events.some(({ type }) => {
      const { kind, of } = parseInternalEvent(type) ?? {};
      return (kind === 'done.actor' || kind === 'error.actor') && of === id;
    });
    const isAgain = undone.some(({ renews }) => renews.includes(id));
    if (!running[id] || hasEnded || isAgain) return `it would have to run ${id} again`;
  }
  return null;
};
