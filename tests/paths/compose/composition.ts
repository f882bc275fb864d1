import type { AnyEventObject, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { Input, Model } from '../definition/model.ts';

/** What a machine does to the rest of the page, or what happens to the page itself. Plain data. */
export interface Message {
  readonly type: string;
}

/** One machine of a page. */
export interface Part<M extends AnyStateMachine = AnyStateMachine, Exposed = unknown> {
  readonly model: Model<M>;
  /** What laws, meeting points and other machines can see of a state. Plain data, and as little as they need. */
  readonly exposes: (snapshot: SnapshotFrom<M>) => Exposed;
  /** The effects that reach others, by type. Those that are not listed, or return null, are private. */
  readonly tells?: Readonly<Record<string, (params: never) => Message | null>>;
  /** What follows from a change of what is exposed, where a subscription reacts to it, or a view to the input. */
  readonly changed?: (before: Exposed, after: Exposed, input: Input) => readonly Message[];
  /** Types of the model's events that meeting points send. The world does not send them, unless `ownToo` is true. */
  readonly hears?: readonly string[];
  readonly ownToo?: (event: AnyEventObject) => boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: parts of different machines are in one record
export type Parts = Readonly<Record<string, Part<any, any>>>;

/** What can be seen of a page: what its machines expose (null: not on this page now), and its own state. */
export interface At<P extends Parts, S> {
  readonly parts: { readonly [N in keyof P]: ReturnType<P[N]['exposes']> | null };
  readonly page: S;
}

/** The result of a message at a meeting point. */
export interface Change<P extends Parts, S> {
  readonly page?: Partial<S>;
  /** Each event must be a case of that part's model. */
  readonly sends?: readonly { readonly to: keyof P & string; readonly event: AnyEventObject }[];
}

/** Machines that live on one page, and where they meet. */
export interface Composition<P extends Parts, S extends object> {
  readonly name: string;
  readonly parts: P;
  /** What the machines share and none of them has: focus, address, history, order of the overlays. Data as in JSON. */
  readonly start: S;
  /** The meeting points: what a message changes, by its type. Messages come one after the other, in the order of their causes. */
  readonly meets: Readonly<Record<string, (at: At<P, S>, message: never) => Change<P, S>>>;
  /** What can happen to the page itself, such as Back. */
  readonly acts?: (at: At<P, S>) => readonly Message[];
  /**
   * Whether the world can now do something to a part that others notice: what is beneath a modal dialog is out of reach.
   * It is asked for events (by type), outcomes (`actor outcome`) and timers (`time`).
   */
  readonly possible?: (at: At<P, S>, part: keyof P & string, input: string) => boolean;
  /** Whether a part is on the page. It starts again whenever it comes back. Default: always. */
  readonly lives?: (page: S, part: keyof P & string) => boolean;
  /** Parts whose model limits how often they hear something: what follows such an event is cut, and counted. */
  readonly bounded?: readonly (keyof P & string)[];
}

/** Infers the types of a part. */
export const part = <M extends AnyStateMachine, Exposed>(of: Part<M, Exposed>): Part<M, Exposed> => of;
