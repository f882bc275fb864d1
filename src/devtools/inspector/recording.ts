import type { Json, PlainEvent } from './scrub.ts';

/** The version of the format below: a replay reads no other. */
export const recordingVersion = 1;

/** The events that the machines of one page received, in order, and the states they came to. Texts are placeholders. */
export interface Recording {
  readonly format: 'deskhand-recording';
  readonly version: typeof recordingVersion;
  /** When it was saved, as ISO 8601. */
  readonly made: string;
  readonly actors: readonly RecordedActor[];
  readonly steps: readonly RecordedStep[];
}

/** How an actor began. */
export interface RecordedActor {
  readonly machine: string;
  /** Milliseconds since the page began. */
  readonly at: number;
  /** What it was started with; none, if nothing. */
  readonly input?: Json;
  /** It began in the middle, from a snapshot that a hot reload restored: that cannot be replayed. */
  readonly isKept?: true;
  readonly state: string;
  readonly context: Json;
  /** The machine's actions, by name, in order; none, if there were none. */
  readonly does?: readonly string[];
}

/** One event, and what came of it. */
export interface RecordedStep {
  /** Index of the actor. */
  readonly actor: number;
  /** Milliseconds since the page began. */
  readonly at: number;
  readonly event: PlainEvent;
  /** Milliseconds a timer was set to, where the event is one that ran out. */
  readonly delay?: number;
  /** The state it led to: `open.step1`, of regions `both.left.a right.b`, of a crash `(broken)`. */
  readonly state: string;
  /** The context it led to, where it is another than before. */
  readonly context?: Json;
  readonly does?: readonly string[];
  /** The state is the one that should have come of it: a replay compares nothing else. */
  readonly isExpected?: true;
}

/**
 * Machines that go by what words say, not by their shape: with placeholders, they would go another way. They are shown
 * by the inspector, and not recorded.
 */
export const unrecorded: ReadonlySet<string> = new Set(['helpSearch']);

/** Stands for the state of an actor that threw. */
export const broken = '(broken)';
