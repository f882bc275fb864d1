import type {
  AnyEventObject,
  AnyStateMachine,
  AnyStateNode,
  EventFrom,
  InputFrom,
  SnapshotFrom,
} from 'xstate';

type Payload<E, T> = Omit<Extract<E, { type: T }>, 'type'>;
type IsBare<E, T> = Record<never, never> extends Payload<E, T> ? true : false;

/** The cases each event is tried with. An event with a payload needs at least one; a bare event needs none. */
export type EventCases<E extends { type: string }> = {
  readonly [T in E['type'] as IsBare<E, T> extends true ? never : T]: readonly Payload<E, T>[];
} & { readonly [T in E['type'] as IsBare<E, T> extends true ? T : never]?: readonly Payload<E, T>[] };

/** How an invoked actor may end. */
export type Outcome = { readonly output: unknown } | { readonly error: unknown };

/** What the world can do to a machine: everything a test generator has to know about it. */
export interface Model<M extends AnyStateMachine> {
  readonly machine: M;
  /** What an actor may be started with; one exploration covers them all. Default: once, without input. */
  readonly inputs?: readonly InputFrom<M>[];
  /** Payloads by event type: choose values on either side of every guard's border. */
  readonly events: EventCases<EventFrom<M>>;
  /** How each invoked actor may end: by invoke id, then by a name of your choice. */
  readonly outcomes?: Readonly<Record<string, Readonly<Record<string, Outcome>>>>;
  /** What cannot happen in the world there, e.g. typing what is already typed. Default: everything can. */
  readonly possible?: (snapshot: SnapshotFrom<M>, event: EventFrom<M>) => boolean;
  /** Events that only the machine itself raises: nobody sends them from outside. */
  readonly internal?: readonly EventFrom<M>['type'][];
  /** Which snapshots count as one state. Default: those with equal value and context. */
  readonly identity?: (snapshot: SnapshotFrom<M>) => unknown;
  /** The state space must be finite: more states than this (2000) is an error. */
  readonly limit?: number;
}

/**
 * One thing the world does: a visitor sends an event, time passes until the next timer is due, an invoked actor ends.
 * `ms` is how long to wait from here on, `delay` what the timer was set to.
 */
export type Input<E = AnyEventObject> =
  | { readonly kind: 'send'; readonly event: E }
  | { readonly kind: 'elapse'; readonly ms: number; readonly delay: number; readonly event: AnyEventObject }
  | {
      readonly kind: 'settle';
      readonly actor: string;
      readonly outcome: string;
      readonly event: AnyEventObject;
    };

/** A delayed event that is under way. */
export interface Timer {
  readonly id: string;
  /** Milliseconds from now. */
  readonly ms: number;
  /** Milliseconds it was set to. */
  readonly delay: number;
  readonly event: AnyEventObject;
}

/**
 * Something a machine asks of the world: an action of its own (`type`, `params`), `start <invoke id>` (params: its input),
 * `emit <type>` and `send to <actor>` (params: the event).
 */
export interface Effect {
  readonly type: string;
  readonly params: unknown;
}

/** A state of the exploration: a snapshot, and the timers under way in it. */
export interface State<M extends AnyStateMachine> {
  readonly key: string;
  readonly snapshot: SnapshotFrom<M>;
  readonly timers: readonly Timer[];
  readonly steps: Step<M>[];
}

/** One input in one state, and what comes of it. */
export interface Step<M extends AnyStateMachine> {
  readonly from: State<M>;
  readonly input: Input<EventFrom<M>>;
  readonly to: State<M>;
  /** Keys of the coverage targets that this step covers. */
  readonly covers: readonly string[];
  /** States of the chart that are passed or come to. */
  readonly enters: readonly AnyStateNode[];
  readonly effects: readonly Effect[];
  /** Nothing came of it: the world tried something it may not do now. */
  readonly refused: boolean;
}

/** Where an exploration begins. */
export interface Start<M extends AnyStateMachine> {
  readonly input: InputFrom<M> | undefined;
  readonly state: State<M>;
  readonly effects: readonly Effect[];
}

/** All that can happen, as a graph. */
export interface Exploration<M extends AnyStateMachine> {
  readonly model: Model<M>;
  readonly starts: readonly Start<M>[];
  readonly states: ReadonlyMap<string, State<M>>;
  readonly steps: readonly Step<M>[];
  /** Keys of the coverage targets that are covered on the way into the initial states. */
  readonly covered: readonly string[];
  /** States of the chart passed or come to on that way. */
  readonly entered: readonly AnyStateNode[];
}

/** An input in a few words, as in the names of paths: `email.typed {"value":"a"}`, `300 ms`, `send fails`. */
export const describe = (input: Input): string => {
  switch (input.kind) {
    case 'elapse':
      return `${input.ms} ms`;
    case 'settle':
      return `${input.actor} ${input.outcome}`;
    case 'send': {
      const { type, ...payload } = input.event;
      return Object.keys(payload).length > 0 ? `${type} ${shortened(JSON.stringify(payload))}` : type;
    }
  }
};

const shortened = (text: string): string =>
  text.length > 80 ? `${text.slice(0, 60)}… (${text.length} characters)` : text;
