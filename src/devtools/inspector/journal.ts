import type { ActorRefLike, AnyActorRef, AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import {
  activeNodes,
  isInitEvent,
  leafOf,
  machineOf,
  nameOf,
  parentOf,
  transitionKey,
  transitionsTaken,
} from '../../../tests/paths/definition/index.ts';
import { type ChartState, chartDataOf } from './chartData.ts';
import type { ActorInfo, EventInfo, Snapshot, Update } from './messages.ts';
import { lengthOf, scrub, scrubEvent } from './scrub.ts';

const maxEvents = 500;

/**
 * Collects what the inspector shows, scrubbed: the actors, their states and the events they received. An actor is
 * listed from its start to its stop, so those that strict mode only creates are not.
 */
export class Journal {
  readonly #now: () => number;
  readonly #onUpdate: (update: Update) => void;
  readonly #actors = new Map<string, ActorInfo>();
  readonly #refs = new Map<string, AnyActorRef>();
  readonly #charts = new Map<string, ChartState>();
  readonly #counts = new Map<string, number>();
  readonly #numbers = new Map<string, number>();
  #events: EventInfo[] = [];
  readonly #unprocessed = new Map<object, EventInfo>();
  readonly #taken = new Map<string, string[]>();
  #n = 0;

  constructor(now: () => number, onUpdate: (update: Update) => void) {
    this.#now = now;
    this.#onUpdate = onUpdate;
  }

  observe(inspected: InspectionEvent): void {
    const { sessionId } = inspected.actorRef as AnyActorRef;
    if (inspected.type === '@xstate.event') {
      const isStart = isInitEvent(inspected.event);
      const isAgain = isStart && this.#numbers.has(sessionId);
      if (isStart) this.#addActor(inspected.actorRef as AnyActorRef);
      // React's strict mode stops a mounted actor and starts it again: not an event.
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
    const info = this.#infoOf(actor, taken);
    const sent = this.#unprocessed.get(event);
    this.#unprocessed.delete(event);
    if (sent) {
      const done = { ...sent, leaf: info.leaf, isTaken: taken.length > 0 };
      this.#events = this.#events.map((each) => (each.n === done.n ? done : each));
      this.#onUpdate({ type: 'event', event: done });
    }
    // A machine that is done or broken stays in the list; invoked actors leave it.
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
    const nth = this.#numbers.get(actor.sessionId) ?? 1;
    return nth > 1 ? `${name} ${nth}` : name;
  }

  #infoOf(actor: AnyActorRef, taken: readonly string[]): ActorInfo {
    const machine = machineOf(actor);
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
    return {
      id: actor.sessionId,
      name: machine?.id ?? actor.id,
      nth: this.#numbers.get(actor.sessionId) ?? 1,
      parent: parentOf(actor)?.sessionId ?? null,
      status: snapshot.status === 'stopped' ? 'done' : snapshot.status,
      activeStates: machine ? activeNodes(snapshot).map(nameOf) : [],
      leaf: machine ? leafOf(snapshot.value) : '',
      context: machine ? scrub(snapshot.context, lengthOf) : null,
      taken,
    };
  }
}
