import type { Json } from './tagged.ts';

export const recordingFormat = 'machine-recording';
export const recordingVersion = 1;

/** What happened to machines, as data: a visit that a development tool recorded, or a path that failed. */
export interface Recording {
  readonly format: typeof recordingFormat;
  readonly version: typeof recordingVersion;
  readonly made: string;
  readonly actors: readonly RecordedActor[];
  readonly steps: readonly RecordedStep[];
  /** It is a path that failed: a replay walks it again, and does not compare the recorded states. */
  readonly failure?: RecordedFailure;
}

export interface RecordedActor {
  /** The id of its machine. */
  readonly machine: string;
  /** Milliseconds since the page or the path began. */
  readonly at: number;
  readonly input?: Json;
  /** It was restored from a snapshot by a hot reload, so it cannot be replayed. */
  readonly isKept?: true;
  readonly state: string;
  readonly context: Json;
  readonly does?: readonly string[];
}

export interface RecordedStep {
  /** The index of its actor. */
  readonly actor: number;
  readonly at: number;
  readonly event: { readonly type: string } & { readonly [field: string]: Json };
  /** Milliseconds that the timer was set to, if the event is a timer that ran out. */
  readonly delay?: number;
  /** The outcome of the model, if an actor did something. */
  readonly settles?: { readonly actor: string; readonly outcome: string };
  /** The machine did not accept it. */
  readonly refused?: true;
  /** It is done in one task with the step before, so that a view renders nothing in between. */
  readonly together?: true;
  /** The state afterwards: `open.step1`, `both.left.a right.b` with regions, or `(broken)` after a crash. */
  readonly state: string;
  readonly context?: Json;
  readonly does?: readonly string[];
  /** The state is what a developer expected. A replay compares nothing else. */
  readonly isExpected?: true;
}

/** Where a path is walked. */
export const failureLevels = ['actor', 'view', 'bursts', 'environment', 'browser'] as const;
export type FailureLevel = (typeof failureLevels)[number];

export interface RecordedFailure {
  /** The name of the suite. */
  readonly suite: string;
  readonly level: FailureLevel;
  /** How many steps were done before it failed: the failure is in what the last of them did or showed. */
  readonly after: number;
  /** The message. */
  readonly what: string;
  /** What happens to the page after the last step. */
  readonly disturbances?: readonly string[];
}
