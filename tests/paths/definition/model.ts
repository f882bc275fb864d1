import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  EventFrom,
  InputFrom,
  SnapshotFrom,
} from 'xstate';

type Payload<E, T> = Omit<Extract<E, { type: T }>, 'type'>;
type IsBare<E, T> = Record<never, never> extends Payload<E, T> ? true : false;

/** The cases for each event. An event with a payload needs at least one, an event without needs none. */
export type EventCases<E extends { type: string }> = {
  readonly [T in E['type'] as IsBare<E, T> extends true ? never : T]: readonly Payload<E, T>[];
} & { readonly [T in E['type'] as IsBare<E, T> extends true ? T : never]?: readonly Payload<E, T>[] };

/**
 * What an invoked or spawned actor may do: it ends with an output or an error, reports a snapshot (`onSnapshot`), or
 * sends its parent an event, which may contain the id of the actor. After the last two it goes on, unless it sends an
 * event and has an output: then it ends at once, as a machine does whose final state tells its parent. The first snapshot of
 * an observed actor is reported as soon as it starts, by XState and here: it is no outcome.
 */
export type Outcome = (
  | { readonly output: unknown }
  | { readonly error: unknown }
  | { readonly snapshot: unknown }
  | { readonly event: AnyEventObject | ((id: string) => AnyEventObject); readonly output?: unknown }
) & {
  /** Returns false in states in which the actor cannot do this, such as a third message while two wait. Default: true. */
  readonly possible?: (snapshot: AnyMachineSnapshot) => boolean;
};

/** What each actor may do: by its id or its source, then by a name that you choose. */
export type Outcomes = Readonly<Record<string, Readonly<Record<string, Outcome>>>>;

/** What can happen to a machine: everything that a test generator needs to know. */
export interface Model<M extends AnyStateMachine> {
  readonly machine: M;
  /** Inputs that an actor may start with; one exploration covers all of them. Default: once, without input. */
  readonly inputs?: readonly InputFrom<M>[];
  /** Payloads by event type: choose values on both sides of the limit of each guard. */
  readonly events: EventCases<EventFrom<M>>;
  /**
   * What each invoked or spawned actor may do, by its id; or by its source (`src`), for actors whose id is computed. Those
   * are called by their source, from the second on with a number: `upload`, `upload 2`.
   */
  readonly outcomes?: Outcomes;
  /**
   * Returns false for an event that cannot happen in a state, such as typing the text that is already there. Default:
   * every event can happen.
   */
  readonly possible?: (snapshot: SnapshotFrom<M>, event: EventFrom<M>) => boolean;
  /** Events that only the machine itself raises. */
  readonly internal?: readonly EventFrom<M>['type'][];
  /**
   * What identifies a state, besides its value. Default: its context. States that it merges must behave alike, or the
   * exploration fails with both stories.
   */
  readonly identity?: (snapshot: SnapshotFrom<M>) => unknown;
  /**
   * For a machine of another hand that changes the context that it is given: each step gets a copy of it, with the same
   * functions and instances of classes.
   */
  readonly copiesContext?: true;
  /**
   * For a machine of another hand that keeps functions or instances of classes in its context: two of them are equal if they
   * are the same one. Default: such a context is refused.
   */
  readonly comparesByReference?: true;
  /** More states than this are an error. Default: 2000. */
  readonly limit?: number;
  /** Of the merges of an `identity`, as many as this are compared; `machineSuite` tells when more are left. Default: 500. */
  readonly comparisons?: number;
  /** The machine may end in its error status, which is a state like others then. Default: false, so that it is an error. */
  readonly mayFail?: boolean;
}

/**
 * One input: the world sends an event, time passes until the next timer is due, or an actor does what an outcome says. `ms` is the
 * time to wait from now, `delay` is what the timer was set to.
 */
export type Input<E = AnyEventObject> =
  | { readonly kind: 'send'; readonly event: E }
  | { readonly kind: 'elapse'; readonly ms: number; readonly delay: number; readonly event: AnyEventObject }
  | {
      readonly kind: 'settle';
      readonly actor: string;
      readonly outcome: string;
      readonly event: AnyEventObject;
      /** What the actor sends before it ends with `event`. */
      readonly first?: AnyEventObject;
      /** The actor has not ended: it reported a snapshot or sent an event. */
      readonly goesOn?: true;
    };

/** Actors that have ended although the machine is still in the state that runs them: references, or ids without one. */
export type Ended = ReadonlySet<unknown>;

/** A pending delayed event. */
export interface Timer {
  /** The other actor that it is sent to; absent if the machine sends it to itself. */
  readonly to?: string;
  readonly id: string;
  /** Milliseconds from now. */
  readonly ms: number;
  /** Milliseconds that it was set to. */
  readonly delay: number;
  readonly event: AnyEventObject;
}

/**
 * What a machine does to the world: one of its own actions (`type`, `params`), `start <invoke id>` (params: the input
 * of the actor), `emit <type>` or `send to <actor>` (params: the event).
 */
export interface Effect {
  readonly type: string;
  readonly params: unknown;
}

/** A state of the exploration: a snapshot with its pending timers. */
export interface State<M extends AnyStateMachine> {
  readonly key: string;
  readonly snapshot: SnapshotFrom<M>;
  readonly timers: readonly Timer[];
  readonly ended: Ended;
  readonly steps: Step<M>[];
}

/** One input in one state, and its result. */
export interface Step<M extends AnyStateMachine> {
  readonly from: State<M>;
  readonly input: Input<EventFrom<M>>;
  readonly to: State<M>;
  /** Keys of the coverage targets that this step covers. */
  readonly covers: readonly string[];
  /** States of the chart that are entered or passed through. */
  readonly enters: readonly AnyStateNode[];
  readonly effects: readonly Effect[];
  /** The input had no effect: the machine does not accept it in this state. */
  readonly refused: boolean;
  /** The ids of the timers that were set and the names of the actors that were started. Both begin again. */
  readonly renews: readonly string[];
}

/** Where an exploration begins. */
export interface Start<M extends AnyStateMachine> {
  readonly input: InputFrom<M> | undefined;
  readonly state: State<M>;
  readonly effects: readonly Effect[];
}

/** Everything that can happen, as a graph. */
export interface Exploration<M extends AnyStateMachine> {
  readonly model: Model<M>;
  readonly starts: readonly Start<M>[];
  readonly states: ReadonlyMap<string, State<M>>;
  readonly steps: readonly Step<M>[];
  /** Keys of the coverage targets that starting covers. */
  readonly covered: readonly string[];
  /** States of the chart that are entered or passed through at the start. */
  readonly entered: readonly AnyStateNode[];
  /** How many merges of the model's identity were compared, and whether some were left out. */
  readonly merged: { readonly compared: number; readonly isCut: boolean };
}

/** An input as text, for the names of paths: `email.changed {"value":"a"}`, `300 ms`, `send fails`. */
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
