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

/** Older events than this many are dropped. */
const maxEvents = 500;

/**
 * Keeps what the inspector shows of the page's actors, scrubbed: which actors there are, in which state, and the events
 * they received. An actor is shown from its start to its stop, so not those that strict mode creates in vain.
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
  /** What was sent and not processed yet, by the event object. */
  readonly #open = new Map<object, EventInfo>();
  readonly #taken = new Map<string, string[]>();
  #n = 0;

  /** `now` returns milliseconds since the page began; `onUpdate` is called with every change. */
  constructor(now: () => number, onUpdate: (update: Update) => void) {
    this.#now = now;
    this.#onUpdate = onUpdate;
  }

  /** Give it every inspection event. */
  observe(inspected: InspectionEvent): void {
    const { sessionId } = inspected.actorRef as AnyActorRef;
    if (inspected.type === '@xstate.event') {
      const isStart = isInitEvent(inspected.event);
      const isAgain = isStart && this.#numbers.has(sessionId);
      if (isStart) this.#begin(inspected.actorRef as AnyActorRef);
      // React's strict mode stops what it has mounted and starts it again: nothing has happened.
      if (!isAgain) this.#send(inspected.actorRef as AnyActorRef, inspected.sourceRef, inspected.event);
    }
    if (inspected.type === '@xstate.microstep') {
      const keys = transitionsTaken(inspected).map(transitionKey);
      this.#taken.set(sessionId, [...(this.#taken.get(sessionId) ?? []), ...keys]);
    }
    if (inspected.type === '@xstate.snapshot')
      this.#arrive(inspected.actorRef as AnyActorRef, inspected.event);
  }

  snapshot(): Snapshot {
    return {
      charts: [...this.#charts.values()],
      actors: [...this.#actors.values()],
      events: [...this.#events],
    };
  }

  /** An actor itself, for what is not in the journal. */
  ref(id: string): AnyActorRef | undefined {
    return this.#refs.get(id);
  }

  #begin(actor: AnyActorRef): void {
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

  #send(actor: AnyActorRef, source: ActorRefLike | undefined, event: AnyEventObject): void {
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
    this.#open.set(event, info);
    this.#events = [...this.#events, info].slice(-maxEvents);
    this.#onUpdate({ type: 'event', event: info });
    // An actor that throws reports nothing more.
    queueMicrotask(() => {
      if ((actor.getSnapshot() as AnyMachineSnapshot).status === 'error' && this.#open.has(event))
        this.#arrive(actor, event);
    });
  }

  #arrive(actor: AnyActorRef, event: AnyEventObject): void {
    const { sessionId } = actor;
    const { status } = actor.getSnapshot() as AnyMachineSnapshot;
    const taken = this.#taken.get(sessionId) ?? [];
    this.#taken.delete(sessionId);
    const info = this.#infoOf(actor, taken);
    const sent = this.#open.get(event);
    this.#open.delete(event);
    if (sent) {
      const done = { ...sent, leaf: info.leaf, isTaken: taken.length > 0 };
      this.#events = this.#events.map((each) => (each.n === done.n ? done : each));
      this.#onUpdate({ type: 'event', event: done });
    }
    // A machine that is done or broken stays to be looked at; what it ran goes when it ends.
    const isOver = status === 'stopped' || (status !== 'active' && parentOf(actor) !== undefined);
    if (isOver && this.#actors.delete(sessionId)) {
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
      present: machine ? activeNodes(snapshot).map(nameOf) : [],
      leaf: machine ? leafOf(snapshot.value) : '',
      context: machine ? scrub(snapshot.context, lengthOf) : null,
      taken,
    };
  }
}
