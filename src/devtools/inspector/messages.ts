import type { ChartState } from './chartData.ts';
import type { Recording } from './recording.ts';
import type { Json } from './scrub.ts';

/** An actor as the inspector shows it. Its texts are already scrubbed. */
export interface ActorInfo {
  readonly id: string;
  /** The machine's name, or the actor's id if it runs no machine. */
  readonly name: string;
  readonly nth: number;
  readonly parent: string | null;
  readonly status: 'active' | 'done' | 'error';
  readonly activeStates: readonly string[];
  readonly leaf: string;
  readonly context: Json;
  readonly taken: readonly string[];
}

export interface EventInfo {
  readonly n: number;
  readonly at: number;
  readonly actor: string;
  readonly to: string;
  readonly from: string;
  readonly type: string;
  readonly payload: Json;
  readonly leaf: string;
  readonly isTaken: boolean;
}

export interface Snapshot {
  readonly charts: readonly ChartState[];
  readonly actors: readonly ActorInfo[];
  readonly events: readonly EventInfo[];
}

export type Update =
  | { readonly type: 'actor'; readonly actor: ActorInfo; readonly chart?: ChartState }
  | { readonly type: 'gone'; readonly id: string }
  | { readonly type: 'event'; readonly event: EventInfo };

/** An inspector listens to the page with the latest `startedAt`. */
export interface PageInfo {
  readonly startedAt: number;
  readonly path: string;
}

export type InspectorMessage =
  | ({ readonly type: 'snapshot'; readonly page: PageInfo } & Snapshot)
  | { readonly type: 'update'; readonly page: PageInfo; readonly update: Update }
  | { readonly type: 'recording'; readonly page: PageInfo; readonly recording: Recording }
  | { readonly type: 'closed'; readonly page: PageInfo };

export type InspectorRequest =
  | { readonly type: 'hello' }
  | { readonly type: 'record'; readonly startedAt: number };

/** Connects pages and inspectors in one browser. Nothing on it leaves the computer. */
export const openChannel = (): BroadcastChannel => new BroadcastChannel('deskhand.inspector');
