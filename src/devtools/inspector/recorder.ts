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

/** More steps than this are not kept: the beginning is what a replay needs. */
const mostSteps = 10_000;

/** Keeps what machines are told, so that it can be saved as a recording. `now` answers milliseconds. */
export class Recorder {
  readonly #now: () => number;
  readonly #hide = placeholders();
  readonly #actors: RecordedActor[] = [];
  readonly #indices = new Map<string, number>();
  readonly #contexts = new Map<number, string>();
  readonly #steps: RecordedStep[] = [];
  /** What each actor does meanwhile. */
  readonly #does = new Map<string, string[]>();
  /** Delayed events that are under way, with their milliseconds. */
  readonly #delays = new WeakMap<object, number>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Give it every inspection event. */
  hear(told: InspectionEvent): void {
    if (told.type === '@xstate.action') this.#noteAction(told.actorRef.sessionId, told.action);
    if (told.type === '@xstate.event')
      queueMicrotask(() => this.#noteCrash(told.actorRef as AnyActorRef, told.event));
    const machine = machineOf(told.actorRef);
    if (told.type !== '@xstate.snapshot' || !machine || unrecorded.has(machine.id)) return;
    const { sessionId } = told.actorRef;
    const snapshot = told.snapshot as AnyMachineSnapshot;
    if (snapshot.status === 'stopped') return;
    const index = this.#indices.get(sessionId);
    if (index === undefined) this.#begin(told.actorRef as AnyActorRef, told.event, snapshot);
    // React's strict mode stops what it has mounted and starts it again: nothing has happened.
    else if (!isInitEvent(told.event))
      this.#note(index, told.event, leafOf(snapshot.value), snapshot, this.#doneBy(sessionId));
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
    if (this.#steps.length >= mostSteps) return;
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

  /** An actor that throws tells no snapshot. */
  #noteCrash(actor: AnyActorRef, event: AnyEventObject): void {
    const index = this.#indices.get(actor.sessionId);
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
    if (index === undefined || snapshot.status !== 'error') return;
    this.#indices.delete(actor.sessionId);
    this.#note(index, event, broken, snapshot);
  }
}
