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
import { lengthOf, scrub, scrubEvent } from './scrub.ts';
import type { News, ShownActor, ShownEvent, Whole } from './told.ts';

/** So many events are kept; older ones are forgotten. */
const mostEvents = 500;

/**
 * Keeps what the inspector shows of the page's actors, scrubbed: who there is and in which state, and what they were
 * told. An actor appears when it starts and goes when it is stopped, so that what strict mode only tries is not shown.
 */
export class Journal {
  readonly #now: () => number;
  readonly #tell: (news: News) => void;
  readonly #actors = new Map<string, ShownActor>();
  readonly #refs = new Map<string, AnyActorRef>();
  readonly #charts = new Map<string, ChartState>();
  readonly #counts = new Map<string, number>();
  readonly #numbers = new Map<string, number>();
  #events: ShownEvent[] = [];
  /** What was sent and not dealt with yet, by the event object. */
  readonly #open = new Map<object, ShownEvent>();
  readonly #taken = new Map<string, string[]>();
  #n = 0;

  /** `now` answers milliseconds since the page began; `tell` hears of every change. */
  constructor(now: () => number, tell: (news: News) => void) {
    this.#now = now;
    this.#tell = tell;
  }

  /** Give it every inspection event. */
  hear(told: InspectionEvent): void {
    const { sessionId } = told.actorRef as AnyActorRef;
    if (told.type === '@xstate.event') {
      const isStart = isInitEvent(told.event);
      const isAgain = isStart && this.#numbers.has(sessionId);
      if (isStart) this.#begin(told.actorRef as AnyActorRef);
      // React's strict mode stops what it has mounted and starts it again: nothing has happened.
      if (!isAgain) this.#send(told.actorRef as AnyActorRef, told.sourceRef, told.event);
    }
    if (told.type === '@xstate.microstep') {
      const keys = transitionsTaken(told).map(transitionKey);
      this.#taken.set(sessionId, [...(this.#taken.get(sessionId) ?? []), ...keys]);
    }
    if (told.type === '@xstate.snapshot') this.#arrive(told.actorRef as AnyActorRef, told.event);
  }

  whole(): Whole {
    return {
      charts: [...this.#charts.values()],
      actors: [...this.#actors.values()],
      events: [...this.#events],
    };
  }

  /** An actor itself, for what is not shown of it. */
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
    const shown = this.#shownOf(actor, []);
    this.#actors.set(sessionId, shown);
    this.#tell({ type: 'actor', actor: shown, ...(chart ? { chart } : {}) });
  }

  #send(actor: AnyActorRef, source: ActorRefLike | undefined, event: AnyEventObject): void {
    this.#n += 1;
    const { type, ...payload } = scrubEvent(event, lengthOf);
    const shown: ShownEvent = {
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
    this.#open.set(event, shown);
    this.#events = [...this.#events, shown].slice(-mostEvents);
    this.#tell({ type: 'event', event: shown });
    // An actor that throws says nothing more.
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
    const shown = this.#shownOf(actor, taken);
    const sent = this.#open.get(event);
    this.#open.delete(event);
    if (sent) {
      const done = { ...sent, leaf: shown.leaf, isTaken: taken.length > 0 };
      this.#events = this.#events.map((each) => (each.n === done.n ? done : each));
      this.#tell({ type: 'event', event: done });
    }
    // A machine that is done or broken stays to be looked at; what it ran goes when it ends.
    const isOver = status === 'stopped' || (status !== 'active' && parentOf(actor) !== undefined);
    if (isOver && this.#actors.delete(sessionId)) {
      this.#refs.delete(sessionId);
      this.#tell({ type: 'gone', id: sessionId });
    } else if (this.#actors.has(sessionId)) {
      this.#actors.set(sessionId, shown);
      this.#tell({ type: 'actor', actor: shown });
    }
  }

  #labelOf(actor: AnyActorRef): string {
    const name = machineOf(actor)?.id ?? actor.id;
    const nth = this.#numbers.get(actor.sessionId) ?? 1;
    return nth > 1 ? `${name} ${nth}` : name;
  }

  #shownOf(actor: AnyActorRef, taken: readonly string[]): ShownActor {
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
