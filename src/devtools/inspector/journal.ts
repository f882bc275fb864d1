import type {
  ActorRefLike,
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  InspectionEvent,
} from 'xstate';
import {
  activeNodes,
  isInitEvent,
  isMadeUpId,
  leafOf,
  machineOf,
  nameOf,
  parentOf,
  transitionKey,
  transitionsTaken,
} from '../../../tests/paths/definition/index.ts';
import { type ChartState, chartDataOf } from './chartData.ts';
import { labelOf } from './label.ts';
import type { ActorInfo, EventInfo, Snapshot, Update } from './messages.ts';
import { backEvent } from './rewind.ts';
import { type Json, lengthOf, scrub, scrubEvent } from './scrub.ts';

const maxEvents = 500;
const maxUpdates = 3 * maxEvents;

/** What the inspector shows, scrubbed. Lists actors from start to stop, because strict mode creates unused ones. */
export class Journal {
  readonly #now: () => number;
  readonly #onUpdate: (update: Update) => void;
  #updates: readonly Update[] = [];
  readonly #actors = new Map<string, ActorInfo>();
  readonly #refs = new Map<string, AnyActorRef>();
  readonly #charts = new Map<string, ChartState>();
  readonly #machines = new Map<string, AnyStateMachine>();
  readonly #counts = new Map<string, number>();
  readonly #numbers = new Map<string, number>();
  #events: EventInfo[] = [];
  readonly #unprocessed = new Map<object, EventInfo>();
  readonly #taken = new Map<string, string[]>();
  #n = 0;

  constructor(now: () => number, onUpdate: (update: Update) => void) {
    this.#now = now;
    this.#onUpdate = (update) => {
      this.#updates = [...this.#updates, update].slice(-maxUpdates);
      onUpdate(update);
    };
  }

  observe(inspected: InspectionEvent): void {
    const { sessionId } = inspected.actorRef as AnyActorRef;
    if (inspected.type === '@xstate.event') {
      const isStart = isInitEvent(inspected.event);
      const isAgain = isStart && this.#numbers.has(sessionId);
      if (isStart) this.#addActor(inspected.actorRef as AnyActorRef);
      // Strict mode restarts a mounted actor: not an event.
      if (!isAgain) this.#addEvent(inspected.actorRef as AnyActorRef, inspected.sourceRef, inspected.event);
    }
    if (inspected.type === '@xstate.microstep') {
      const keys = transitionsTaken(inspected).map(transitionKey);
      this.#taken.set(sessionId, [...(this.#taken.get(sessionId) ?? []), ...keys]);
    }
    if (inspected.type === '@xstate.snapshot')
      this.#finishEvent(inspected.actorRef as AnyActorRef, inspected.event);
  }

  snapshot(): Snapshot {
    return {
      charts: [...this.#charts.values()],
      actors: [...this.#actors.values()],
      events: [...this.#events],
    };
  }

  /** Every update since the page began; of a long visit the last 500 events or so. */
  history(): readonly Update[] {
    return this.#updates;
  }

  machine(name: string): AnyStateMachine | undefined {
    return this.#machines.get(name);
  }

  infoIn(id: string, snapshot: AnyMachineSnapshot, taken: readonly string[]): ActorInfo | null {
    const actor = this.#refs.get(id);
    return actor ? this.#infoOf(actor, taken, snapshot) : null;
  }

  expectTaken(id: string, taken: readonly string[]): void {
    this.#taken.set(id, [...taken]);
  }

  ref(id: string): AnyActorRef | undefined {
    return this.#refs.get(id);
  }

  #addActor(actor: AnyActorRef): void {
    const machine = machineOf(actor);
    const name = machine?.id ?? actor.id;
    const { sessionId } = actor;
    if (!this.#numbers.has(sessionId)) {
      this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
      this.#numbers.set(sessionId, this.#counts.get(name) ?? 1);
    }
    this.#refs.set(sessionId, actor);
    const isNew = machine && !this.#charts.has(name);
    const chart = isNew ? chartDataOf(machine) : undefined;
    if (chart) this.#charts.set(name, chart);
    if (machine) this.#machines.set(name, machine);
    const info = this.#infoOf(actor, []);
    this.#actors.set(sessionId, info);
    this.#onUpdate({ type: 'actor', actor: info, ...(chart ? { chart } : {}) });
  }

  #addEvent(actor: AnyActorRef, source: ActorRefLike | undefined, event: AnyEventObject): void {
    this.#n += 1;
    const { type, ...payload } = scrubEvent(event, lengthOf);
    const info: EventInfo = {
      n: this.#n,
      at: Math.round(this.#now()),
      actor: actor.sessionId,
      to: this.#labelOf(actor),
      from: source && source !== actor ? this.#labelOf(source as AnyActorRef) : '',
      source: source && source !== actor ? (source as AnyActorRef).sessionId : null,
      type,
      payload,
      leaf: '',
      isTaken: false,
    };
    this.#unprocessed.set(event, info);
    this.#events = [...this.#events, info].slice(-maxEvents);
    this.#onUpdate({ type: 'event', event: info });
    // XState reports no snapshot for an actor that throws.
    queueMicrotask(() => {
      if ((actor.getSnapshot() as AnyMachineSnapshot).status === 'error' && this.#unprocessed.has(event))
        this.#finishEvent(actor, event);
    });
  }

  #finishEvent(actor: AnyActorRef, event: AnyEventObject): void {
    const { sessionId } = actor;
    const { status } = actor.getSnapshot() as AnyMachineSnapshot;
    const taken = this.#taken.get(sessionId) ?? [];
    this.#taken.delete(sessionId);
    // An event that changed nothing keeps the last transition.
    const isTaken = taken.length > 0 || event.type === backEvent;
    const info = this.#infoOf(actor, isTaken ? taken : (this.#actors.get(sessionId)?.taken ?? []));
    const sent = this.#unprocessed.get(event);
    this.#unprocessed.delete(event);
    if (sent) {
      const done = { ...sent, leaf: info.leaf, isTaken };
      this.#events = this.#events.map((each) => (each.n === done.n ? done : each));
      this.#onUpdate({ type: 'event', event: done });
    }
    // Finished and broken machines stay listed; invoked actors don't.
    const isGone = status === 'stopped' || (status !== 'active' && parentOf(actor) !== undefined);
    if (isGone && this.#actors.delete(sessionId)) {
      this.#refs.delete(sessionId);
      this.#onUpdate({ type: 'gone', id: sessionId });
    } else if (this.#actors.has(sessionId)) {
      this.#actors.set(sessionId, info);
      this.#onUpdate({ type: 'actor', actor: info });
    }
  }

  #labelOf(actor: AnyActorRef): string {
    const name = machineOf(actor)?.id ?? actor.id;
    return labelOf({ name, nth: this.#numbers.get(actor.sessionId) ?? 1, carries: carriedBy(actor) });
  }

  #infoOf(
    actor: AnyActorRef,
    taken: readonly string[],
    snapshot = actor.getSnapshot() as AnyMachineSnapshot,
  ): ActorInfo {
    const machine = machineOf(actor);
    return {
      id: actor.sessionId,
      name: machine?.id ?? actor.id,
      nth: this.#numbers.get(actor.sessionId) ?? 1,
      carries: carriedBy(actor),
      parent: parentOf(actor)?.sessionId ?? null,
      status: snapshot.status === 'stopped' ? 'done' : snapshot.status,
      activeStates: machine ? activeNodes(snapshot).map(nameOf) : [],
      leaf: machine ? leafOf(snapshot.value) : '',
      value: machine ? (snapshot.value as Json) : null,
      context: machine ? scrub(snapshot.context, lengthOf) : null,
      taken,
    };
  }
}

/** The id that the app gave a root actor, also for the actors that it runs. */
const carriedBy = (actor: AnyActorRef): string => {
  const parent = parentOf(actor);
  if (parent) return carriedBy(parent);
  return !machineOf(actor) || isMadeUpId(actor.id)
    ? ''
    : actor.id
        .split(' ')
        .map((word) => scrub(word, lengthOf, word.startsWith('/') ? 'path' : 'key'))
        .join(' ');
};
