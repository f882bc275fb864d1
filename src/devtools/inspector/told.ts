import type { ChartState } from './chartData.ts';
import type { Recording } from './recording.ts';
import type { Json } from './scrub.ts';

/** An actor as the inspector shows it. Nothing in it is personal: texts are scrubbed where they arise. */
export interface ShownActor {
  readonly id: string;
  /** The machine's name; of an actor that is no machine, its own. */
  readonly name: string;
  /** Which of the actors of that name, from 1. */
  readonly nth: number;
  /** Id of the actor that runs it. */
  readonly parent: string | null;
  readonly status: 'active' | 'done' | 'error';
  /** Present states by their names, outermost first; none of what is no machine. */
  readonly present: readonly string[];
  /** `open.step1`. */
  readonly leaf: string;
  readonly context: Json;
  /** Keys of the transitions that its last event took. */
  readonly taken: readonly string[];
}

/** Something an actor was told. */
export interface ShownEvent {
  readonly n: number;
  /** Milliseconds since the page began. */
  readonly at: number;
  /** Id of the actor that was told. */
  readonly actor: string;
  /** The actor's name, with its number where there are several. */
  readonly to: string;
  /** Name of the actor that told it, or nothing where the page did. */
  readonly from: string;
  readonly type: string;
  readonly payload: Json;
  /** The actor's state afterwards; nothing until it has been dealt with. */
  readonly leaf: string;
  /** Whether any transition was taken. */
  readonly isTaken: boolean;
}

/** All that there is to show of a page. */
export interface Whole {
  readonly charts: readonly ChartState[];
  readonly actors: readonly ShownActor[];
  readonly events: readonly ShownEvent[];
}

/** A piece of news about a page's actors. */
export type News =
  | { readonly type: 'actor'; readonly actor: ShownActor; readonly chart?: ChartState }
  | { readonly type: 'gone'; readonly id: string }
  | { readonly type: 'event'; readonly event: ShownEvent };

/** Which document tells: `startedAt` tells documents apart, and the newest is the one to listen to. */
export interface Teller {
  readonly startedAt: number;
  readonly path: string;
}

/** What a page tells the inspector. */
export type Told =
  | ({ readonly type: 'whole'; readonly page: Teller } & Whole)
  | { readonly type: 'news'; readonly page: Teller; readonly news: News }
  | { readonly type: 'recording'; readonly page: Teller; readonly recording: Recording }
  | { readonly type: 'closed'; readonly page: Teller };

/** What the inspector asks of pages. */
export type Asked = { readonly type: 'hello' } | { readonly type: 'record'; readonly startedAt: number };

/** The channel between pages and inspectors of one browser; nothing on it leaves this computer. */
export const openChannel = (): BroadcastChannel => new BroadcastChannel('deskhand.inspector');
