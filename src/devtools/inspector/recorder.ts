import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import {
  builtInEffectOf,
  type ExecutableAction,
  isInitEvent,
  isRestored,
  leafOf,
  machineOf,
} from '../../../tests/paths/definition/index.ts';
import { placeholders, shapeOf } from './placeholders.ts';
import {
  broken,
  type RecordedActor,
  type RecordedStep,
  type Recording,
  recordingVersion,
  unrecorded,
} from './recording.ts';
import { type Json, scrub, scrubEvent } from './scrub.ts';

/** Steps beyond this many are dropped: the beginning is what a replay needs. */
const maxSteps = 10_000;

/** Records the events that machines receive, so that they can be saved. `now` returns milliseconds. */
export class Recorder {
  readonly #now: () => number;
  readonly #hide = placeholders();
  readonly #actors: RecordedActor[] = [];
  readonly #indices = new Map<string, number>();
  readonly #contexts = new Map<number, string>();
  readonly #steps: RecordedStep[] = [];
  /** What each actor has done since its last step. */
  readonly #does = new Map<string, string[]>();
  /** Delayed events that are under way, with their milliseconds. */
  readonly #delays = new WeakMap<object, number>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Give it every inspection event. */
  observe(inspected: InspectionEvent): void {
    if (inspected.type === '@xstate.action') this.#noteAction(inspected.actorRef.sessionId, inspected.action);
    if (inspected.type === '@xstate.event')
      queueMicrotask(() => this.#noteCrash(inspected.actorRef as AnyActorRef, inspected.event));
    const machine = machineOf(inspected.actorRef);
    if (inspected.type !== '@xstate.snapshot' || !machine || unrecorded.has(machine.id)) return;
    const { sessionId } = inspected.actorRef;
    const snapshot = inspected.snapshot as AnyMachineSnapshot;
    if (snapshot.status === 'stopped') return;
    const index = this.#indices.get(sessionId);
    if (index === undefined) this.#begin(inspected.actorRef as AnyActorRef, inspected.event, snapshot);
    // React's strict mode stops what it has mounted and starts it again: nothing has happened.
    else if (!isInitEvent(inspected.event))
      this.#note(index, inspected.event, leafOf(snapshot.value), snapshot, this.#doneBy(sessionId));
  }

  recording(): Recording {
    return {
      format: 'deskhand-recording',
      version: recordingVersion,
      made: new Date().toISOString(),
      actors: [...this.#actors],
      steps: [...this.#steps],
    };
  }

  #begin(actor: AnyActorRef, event: AnyEventObject, snapshot: AnyMachineSnapshot): void {
    const index = this.#actors.length;
    const context = scrub(snapshot.context, shapeOf);
    this.#indices.set(actor.sessionId, index);
    this.#contexts.set(index, JSON.stringify(context));
    this.#actors.push({
      machine: machineOf(actor)?.id ?? '',
      at: Math.round(this.#now()),
      ...(event.input === undefined ? {} : { input: scrub(event.input, this.#hide) }),
      ...(isRestored(actor) ? { isKept: true } : {}),
      state: leafOf(snapshot.value),
      context,
      ...this.#doneBy(actor.sessionId),
    });
  }

  #note(
    actor: number,
    event: AnyEventObject,
    state: string,
    snapshot: AnyMachineSnapshot,
    done: Pick<RecordedStep, 'does'> = {},
  ): void {
    if (this.#steps.length >= maxSteps) return;
    const delay = this.#delays.get(event);
    const context: Json = scrub(snapshot.context, shapeOf);
    const text = JSON.stringify(context);
    const isSame = this.#contexts.get(actor) === text;
    this.#contexts.set(actor, text);
    this.#steps.push({
      actor,
      at: Math.round(this.#now()),
      event: scrubEvent(event, this.#hide),
      ...(delay === undefined ? {} : { delay }),
      state,
      ...(isSame ? {} : { context }),
      ...done,
    });
  }

  #noteAction(id: string, action: ExecutableAction): void {
    const effect = builtInEffectOf(action);
    if (!effect) this.#does.set(id, [...(this.#does.get(id) ?? []), action.type]);
    if (effect?.kind === 'raise' && effect.delay !== undefined) this.#delays.set(effect.event, effect.delay);
  }

  #doneBy(id: string): Pick<RecordedStep, 'does'> {
    const does = this.#does.get(id);
    this.#does.delete(id);
    return does ? { does } : {};
  }

  /** An actor that throws has no snapshot inspected. */
  #noteCrash(actor: AnyActorRef, event: AnyEventObject): void {
    const index = this.#indices.get(actor.sessionId);
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
    if (index === undefined || snapshot.status !== 'error') return;
    this.#indices.delete(actor.sessionId);
    this.#note(index, event, broken, snapshot);
  }
}
