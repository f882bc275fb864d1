import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { shapeOf } from '../../../src/devtools/inspector/placeholders.ts';
import {
  broken,
  type RecordedActor,
  type RecordedStep,
  type Recording,
} from '../../../src/devtools/inspector/recording.ts';
import { scrub } from '../../../src/devtools/inspector/scrub.ts';
import {
  begin,
  dueFirst,
  eventName,
  type Json,
  leafOf,
  type Reaction,
  react,
  revive,
  type Timer,
} from '../../paths/index.ts';

/** Milliseconds that a timer of a browser may be late. */
const lateness = 1_000;

/**
 * Replays a recording on machines and compares their states. Pure: time passes as recorded, invoked actors end as
 * recorded, and nothing is sent.
 * @returns the first difference as text, or `null` if there is none
 * @throws if a machine does not exist, or if the recording cannot be replayed
 */
export const replayRecording = (
  { actors, steps }: Recording,
  machines: ReadonlyMap<string, AnyStateMachine>,
): string | null => {
  const running: Replayed[] = [];
  for (const actor of actors) {
    const replayed = new Replayed(machineFor(actor, machines), actor);
    const difference = replayed.differs(actor);
    if (difference !== null) return `${actor.machine} starts in another way:\n${difference}`;
    running.push(replayed);
  }
  for (const step of steps) {
    const replayed = running[step.actor];
    const difference = replayed?.take(step) ?? null;
    if (difference !== null) return `${replayed?.place(step)}:\n${difference}`;
  }
  return null;
};

const machineFor = (
  { machine: name, isKept }: RecordedActor,
  machines: ReadonlyMap<string, AnyStateMachine>,
): AnyStateMachine => {
  const machine = machines.get(name);
  const names = [...machines.keys()].sort().join(', ');
  if (!machine) throw new Error(`There is no machine «${name}». Machines: ${names}.`);
  if (isKept)
    throw new Error(
      `${name} was restored by a hot reload, so it cannot be replayed: reload the page and record again.`,
    );
  return machine;
};

const difference = (recorded: string, now: string): string => `  recorded: ${recorded}\n  now:      ${now}`;

/** An actor of a recording, on the current machine. */
class Replayed {
  readonly #machine: AnyStateMachine;
  #reaction: Reaction<AnyStateMachine>;
  #isBroken = false;
  /** The context of the last recorded step. */
  #context: Json;
  #at: number;
  #events = 0;

  constructor(machine: AnyStateMachine, { at, input, context }: RecordedActor) {
    this.#machine = machine;
    this.#reaction = begin(machine, input === undefined ? undefined : revive(input));
    this.#context = context;
    this.#at = at;
  }

  /** The position of a step, as text. */
  place({ at, event }: RecordedStep): string {
    return `${this.#machine.id}, event ${this.#events}, «${eventName(event.type)}» at ${(at / 1_000).toFixed(2)} s`;
  }

  /** Replays one step; returns the difference, or `null`. */
  take(step: RecordedStep): string | null {
    this.#events += 1;
    const passed = Math.max(0, step.at - this.#at);
    const timer = this.#timerOf(step);
    if (step.delay !== undefined && timer?.delay !== step.delay)
      return difference(
        `a timer of ${step.delay} ms runs out`,
        timer ? `it is set to ${timer.delay} ms` : 'there is no such timer',
      );
    const others = this.#reaction.timers.filter((each) => each !== timer);
    const due = dueFirst(others);
    if (due && due.ms < passed - lateness)
      return difference(
        'no timer before it',
        `«${eventName(due.event.type)}» runs out before it, after ${due.delay} ms`,
      );
    const timers = others.map((each) => ({ ...each, ms: Math.max(0, each.ms - passed) }));
    this.#at = step.at;
    this.#send(revive(step.event) as AnyEventObject, timers);
    return this.differs(step);
  }

  /** The difference from the recorded state. A step without a context has the previous one. */
  differs({
    state,
    context = this.#context,
    does = [],
    ...step
  }: RecordedActor | RecordedStep): string | null {
    this.#context = context;
    const snapshot = this.#reaction.snapshot as AnyMachineSnapshot;
    const now = this.#isBroken ? broken : leafOf(snapshot.value);
    const isExpected = 'isExpected' in step;
    if (now !== state)
      return isExpected ? `  it should be in ${state}\n  but is in       ${now}` : difference(state, now);
    if (isExpected || this.#isBroken) return null;
    const done = this.#reaction.effects
      .map(({ type }) => type)
      .filter((type) => !/^(start|emit|send to) /.test(type));
    return (
      differenceOf(context, scrub(snapshot.context, shapeOf), 'context') ??
      differenceOf(does, done, 'actions')
    );
  }

  #timerOf({ delay, event }: RecordedStep): Timer | undefined {
    return delay === undefined
      ? undefined
      : this.#reaction.timers.find((each) => each.event.type === event.type);
  }

  #send(event: AnyEventObject, timers: readonly Timer[]): void {
    const { snapshot } = this.#reaction;
    try {
      this.#reaction = react({ machine: this.#machine }, { snapshot, timers }, {
        kind: 'send',
        event,
      } as never);
    } catch {
      this.#isBroken = true;
    }
  }
}

/** The first difference of two values. Hidden texts are compared by shape. */
const differenceOf = (recorded: Json, now: Json, path: string): string | null => {
  if (typeof recorded === 'string' && typeof now === 'string') {
    const isHidden = recorded === shapeOf(recorded) && shapeOf(now) === recorded;
    if (recorded === now || isHidden) return null;
  }
  if (isObject(recorded) && isObject(now) && Array.isArray(recorded) === Array.isArray(now)) {
    const keys = new Set([...Object.keys(recorded), ...Object.keys(now)]);
    for (const key of keys) {
      const inField = differenceOf(field(recorded, key), field(now, key), `${path}.${key}`);
      if (inField !== null) return inField;
    }
    return null;
  }
  if (JSON.stringify(recorded) === JSON.stringify(now)) return null;
  return `  ${path}\n${difference(JSON.stringify(recorded), JSON.stringify(now))}`;
};

const isObject = (value: Json): value is Exclude<Json, string | number | boolean | null> =>
  typeof value === 'object' && value !== null;
/** A missing field counts as undefined. */
const field = (value: object, key: string): Json =>
  (value as Readonly<Record<string, Json>>)[key] ?? (key in value ? null : { $: 'undefined' });
