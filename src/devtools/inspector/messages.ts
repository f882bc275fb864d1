import type { ChartState } from './chartData.ts';
import type { Recording } from './recording.ts';
import type { Json } from './scrub.ts';

/** An actor as the inspector shows it. Nothing in it is personal: texts are scrubbed where they arise. */
export interface ActorInfo {
  readonly id: string;
  /** The machine's name; of an actor that is not a machine, its id. */
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

/** An event that an actor received. */
export interface EventInfo {
  readonly n: number;
  /** Milliseconds since the page began. */
  readonly at: number;
  /** Id of the actor that received it. */
  readonly actor: string;
  /** The actor's name, with its number where there are several. */
  readonly to: string;
  /** Name of the actor that sent it; empty where the page did. */
  readonly from: string;
  readonly type: string;
  readonly payload: Json;
  /** The actor's state afterwards; empty until it has been processed. */
  readonly leaf: string;
  /** Whether any transition was taken. */
  readonly isTaken: boolean;
}

/** All that there is to show of a page. */
export interface Snapshot {
  readonly charts: readonly ChartState[];
  readonly actors: readonly ActorInfo[];
  readonly events: readonly EventInfo[];
}

/** A change of a page's actors. */
export type Update =
  | { readonly type: 'actor'; readonly actor: ActorInfo; readonly chart?: ChartState }
  | { readonly type: 'gone'; readonly id: string }
  | { readonly type: 'event'; readonly event: EventInfo };

/** A document: `startedAt` identifies it, and an inspector listens to the newest. */
export interface PageInfo {
  readonly startedAt: number;
  readonly path: string;
}

/** What a page posts to inspectors. */
export type InspectorMessage =
  | ({ readonly type: 'snapshot'; readonly page: PageInfo } & Snapshot)
  | { readonly type: 'update'; readonly page: PageInfo; readonly update: Update }
  | { readonly type: 'recording'; readonly page: PageInfo; readonly recording: Recording }
  | { readonly type: 'closed'; readonly page: PageInfo };

/** What the inspector asks of pages. */
export type InspectorRequest =
  | { readonly type: 'hello' }
  | { readonly type: 'record'; readonly startedAt: number };

/** The channel between pages and inspectors of one browser; nothing on it leaves this computer. */
export const openChannel = (): BroadcastChannel => new BroadcastChannel('deskhand.inspector');
