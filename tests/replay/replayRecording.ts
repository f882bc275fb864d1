import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { shapeOf } from '../../src/devtools/inspector/placeholders.ts';
import {
  broken,
  type RecordedActor,
  type RecordedStep,
  type Recording,
} from '../../src/devtools/inspector/recording.ts';
import { revive } from '../../src/devtools/inspector/revive.ts';
import { type Json, scrub } from '../../src/devtools/inspector/scrub.ts';
import { begin, dueFirst, eventName, leafOf, type Reaction, react, type Timer } from '../paths/index.ts';

/** A browser's timers may run out that late, in milliseconds, behind what happens meanwhile. */
const lateness = 1_000;

/**
 * Replays a recording on machines, and compares what they come to. Pure: time passes as the recording
 * says, invoked actors end as they did then, and nothing is sent anywhere.
 * @returns the first difference in one clear text, or `null` if there is none
 * @throws if the recording names machines that do not exist, or cannot be replayed
 */
export const replayRecording = (
  { actors, steps }: Recording,
  machines: ReadonlyMap<string, AnyStateMachine>,
): string | null => {
  const running: Replayed[] = [];
  for (const actor of actors) {
    const replayed = new Replayed(machineFor(actor, machines), actor);
    const difference = replayed.differs(actor);
    if (difference !== null) return `${actor.machine} begins in another way:\n${difference}`;
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
  if (!machine) throw new Error(`There is no machine «${name}» (there are: ${names}).`);
  if (isKept)
    throw new Error(`${name} began in the middle, after a hot reload: reload the page, record again.`);
  return machine;
};

const difference = (recorded: string, now: string): string => `  recorded: ${recorded}\n  now:      ${now}`;

/** One actor of a recording, as the machine now has it. */
class Replayed {
  readonly #machine: AnyStateMachine;
  #reaction: Reaction<AnyStateMachine>;
  #isBroken = false;
  /** As recorded last. */
  #context: Json;
  #at: number;
  #events = 0;

  constructor(machine: AnyStateMachine, { at, input, context }: RecordedActor) {
    this.#machine = machine;
    this.#reaction = begin(machine, input === undefined ? undefined : revive(input));
    this.#context = context;
    this.#at = at;
  }

  /** Which event of this actor a step is, in words. */
  place({ at, event }: RecordedStep): string {
    return `${this.#machine.id}, event ${this.#events}, «${eventName(event.type)}» at ${(at / 1_000).toFixed(2)} s`;
  }

  /** Takes one step; returns what is different then. */
  take(step: RecordedStep): string | null {
    this.#events += 1;
    const passed = Math.max(0, step.at - this.#at);
    const timer = this.#timerOf(step);
    if (step.delay !== undefined && timer?.delay !== step.delay)
      return difference(
        `a timer of ${step.delay} ms runs out`,
        timer ? `it has ${timer.delay} ms` : 'there is none',
      );
    const others = this.#reaction.timers.filter((each) => each !== timer);
    const due = dueFirst(others);
    if (due && due.ms < passed - lateness)
      return difference(
        'nothing before',
        `«${eventName(due.event.type)}» comes before, after ${due.delay} ms`,
      );
    const timers = others.map((each) => ({ ...each, ms: Math.max(0, each.ms - passed) }));
    this.#at = step.at;
    this.#send(revive(step.event) as AnyEventObject, timers);
    return this.differs(step);
  }

  /** What is different from what was recorded; a context that is left out is that of before. */
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
      this.#reaction = react(this.#machine, { snapshot, timers }, { kind: 'send', event } as never);
    } catch {
      this.#isBroken = true;
    }
  }
}

/** Where two values first differ. Of a text that was hidden, the shape counts. */
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
/** What is not there is said to be undefined. */
const field = (value: object, key: string): Json =>
  (value as Readonly<Record<string, Json>>)[key] ?? (key in value ? null : { $: 'undefined' });
