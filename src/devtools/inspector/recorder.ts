import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import {
  builtInEffectOf,
  type ExecutableAction,
  isInitEvent,
  isRestored,
  type Json,
  leafOf,
  machineOf,
} from '../../../tests/paths/definition/index.ts';
import { placeholders, shapeOf } from './placeholders.ts';
import {
  broken,
  type RecordedActor,
  type RecordedStep,
  type Recording,
  recordingFormat,
  recordingVersion,
  unrecorded,
} from './recording.ts';
import { backEvent } from './rewind.ts';
import { scrub, scrubEvent } from './scrub.ts';

/** Later steps are dropped: a replay needs the beginning. */
const maxSteps = 10_000;

export class Recorder {
  readonly #now: () => number;
  readonly #hide = placeholders();
  readonly #actors: RecordedActor[] = [];
  readonly #indices = new Map<string, number>();
  readonly #contexts = new Map<number, string>();
  #steps: RecordedStep[] = [];
  readonly #actions = new Map<string, string[]>();
  readonly #delays = new WeakMap<object, number>();
  /** In milliseconds, by actor. */
  readonly #undone = new Map<number, number>();

  constructor(now: () => number) {
    this.#now = now;
  }

  observe(inspected: InspectionEvent): void {
    if (inspected.type === '@xstate.action') this.#addAction(inspected.actorRef.sessionId, inspected.action);
    if (inspected.type === '@xstate.event')
      queueMicrotask(() => this.#addCrash(inspected.actorRef as AnyActorRef, inspected.event));
    const machine = machineOf(inspected.actorRef);
    if (inspected.type !== '@xstate.snapshot' || !machine || unrecorded.has(machine.id)) return;
    const { sessionId } = inspected.actorRef;
    const snapshot = inspected.snapshot as AnyMachineSnapshot;
    if (snapshot.status === 'stopped') return;
    const index = this.#indices.get(sessionId);
    if (index === undefined) this.#addActor(inspected.actorRef as AnyActorRef, inspected.event, snapshot);
    // Strict mode restarts a mounted actor: not an event.
    else if (!isInitEvent(inspected.event) && inspected.event.type !== backEvent)
      this.#addStep(index, inspected.event, leafOf(snapshot.value), snapshot, this.#takeActions(sessionId));
  }

  recording(): Recording {
    return {
      format: recordingFormat,
      version: recordingVersion,
      made: new Date().toISOString(),
      actors: [...this.#actors],
      steps: [...this.#steps],
    };
  }

  forget({ sessionId }: AnyActorRef, count: number): void {
    const actor = this.#indices.get(sessionId);
    if (actor === undefined) return;
    const steps = this.#steps.filter((step) => step.actor === actor);
    const kept = steps.slice(0, Math.max(0, steps.length - count));
    const forgotten = new Set(steps.slice(kept.length));
    this.#steps = this.#steps.filter((step) => !forgotten.has(step));
    const { context, at } = this.#actors[actor] as RecordedActor;
    const last = kept.findLast((step) => step.context !== undefined)?.context ?? context;
    this.#contexts.set(actor, JSON.stringify(last));
    this.#undone.set(actor, Math.round(this.#now()) - (kept.at(-1)?.at ?? at));
  }

  #addActor(actor: AnyActorRef, event: AnyEventObject, snapshot: AnyMachineSnapshot): void {
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
      ...this.#takeActions(actor.sessionId),
    });
  }

  #addStep(
    actor: number,
    event: AnyEventObject,
    state: string,
    snapshot: AnyMachineSnapshot,
    actions: Pick<RecordedStep, 'does'> = {},
  ): void {
    if (this.#steps.length >= maxSteps) return;
    const delay = this.#delays.get(event);
    const context: Json = scrub(snapshot.context, shapeOf);
    const text = JSON.stringify(context);
    const isSame = this.#contexts.get(actor) === text;
    this.#contexts.set(actor, text);
    this.#steps.push({
      actor,
      at: Math.round(this.#now()) - (this.#undone.get(actor) ?? 0),
      event: scrubEvent(event, this.#hide),
      ...(delay === undefined ? {} : { delay }),
      state,
      ...(isSame ? {} : { context }),
      ...actions,
    });
  }

  #addAction(id: string, action: ExecutableAction): void {
    const effect = builtInEffectOf(action);
    if (!effect) this.#actions.set(id, [...(this.#actions.get(id) ?? []), action.type]);
    if (effect?.kind === 'raise' && effect.delay !== undefined) this.#delays.set(effect.event, effect.delay);
  }

  #takeActions(id: string): Pick<RecordedStep, 'does'> {
    const does = this.#actions.get(id);
    this.#actions.delete(id);
    return does ? { does } : {};
  }

  #addCrash(actor: AnyActorRef, event: AnyEventObject): void {
    const index = this.#indices.get(actor.sessionId);
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
    if (index === undefined || snapshot.status !== 'error') return;
    this.#indices.delete(actor.sessionId);
    this.#addStep(index, event, broken, snapshot);
  }
}
