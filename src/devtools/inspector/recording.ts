import type { Json, PlainEvent } from './scrub.ts';

export const recordingVersion = 1;

export interface Recording {
  readonly format: 'deskhand-recording';
  readonly version: typeof recordingVersion;
  readonly made: string;
  readonly actors: readonly RecordedActor[];
  readonly steps: readonly RecordedStep[];
}

export interface RecordedActor {
  readonly machine: string;
  /** Milliseconds since the page began. */
  readonly at: number;
  readonly input?: Json;
  /** It was restored from a snapshot by a hot reload, so it cannot be replayed. */
  readonly isKept?: true;
  readonly state: string;
  readonly context: Json;
  readonly does?: readonly string[];
}

export interface RecordedStep {
  readonly actor: number;
  readonly at: number;
  readonly event: PlainEvent;
  /** Milliseconds that the timer was set to, if the event is a timer that ran out. */
  readonly delay?: number;
  /** The state afterwards: `open.step1`, `both.left.a right.b` with regions, or `(broken)` after a crash. */
  readonly state: string;
  readonly context?: Json;
  readonly does?: readonly string[];
  /** The state is what a developer expected. A replay compares nothing else. */
  readonly isExpected?: true;
}

/** Machines whose behaviour depends on the words themselves: placeholders would change it. */
export const unrecorded: ReadonlySet<string> = new Set(['search']);

export const broken = '(broken)';
