import type { ChartState } from './chartData.ts';
import type { Recording } from './recording.ts';
import type { Json, PlainEvent } from './scrub.ts';

/** Its texts are already scrubbed. */
export interface ActorInfo {
  readonly id: string;
  readonly name: string;
  readonly nth: number;
  /** Such as `help topic payments-billing`; may be empty. */
  readonly carries: string;
  readonly parent: string | null;
  readonly status: 'active' | 'done' | 'error';
  readonly activeStates: readonly string[];
  readonly leaf: string;
  /** `null` if it runs no machine. */
  readonly value: Json;
  readonly context: Json;
  readonly taken: readonly string[];
}

export interface EventInfo {
  readonly n: number;
  readonly at: number;
  readonly actor: string;
  readonly to: string;
  readonly from: string;
  /** `null`: the page or the actor's own timers. */
  readonly source: string | null;
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

export interface WayBack {
  readonly id: string;
  readonly steps: number;
  /** The earlier state, if the page stayed as it is. */
  readonly actor: ActorInfo | null;
  readonly words: string;
}

export interface PageInfo {
  readonly startedAt: number;
  readonly path: string;
}

export type InspectorMessage =
  | ({ readonly type: 'snapshot'; readonly page: PageInfo } & Snapshot)
  | { readonly type: 'update'; readonly page: PageInfo; readonly update: Update }
  | { readonly type: 'recording'; readonly page: PageInfo; readonly recording: Recording }
  | { readonly type: 'wayBack'; readonly page: PageInfo; readonly wayBack: WayBack }
  | { readonly type: 'closed'; readonly page: PageInfo };

export type InspectorRequest =
  | { readonly type: 'hello' }
  | { readonly type: 'record'; readonly startedAt: number }
  | {
      readonly type: 'send';
      readonly startedAt: number;
      readonly id: string;
      readonly event: PlainEvent;
    }
  /** The actor goes to its state before the last `steps` events that changed something. */
  | { readonly type: 'back'; readonly startedAt: number; readonly id: string; readonly steps: number };

/** Connects pages and inspectors in one browser. Nothing on it leaves the computer. */
export const openChannel = (): BroadcastChannel => new BroadcastChannel('deskhand.inspector');
