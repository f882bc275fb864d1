import type { UnreadableFile } from '../inbox/readInbox.ts';
import type { OrdersWorld } from '../orders/ordersWorld.ts';
import type { Command } from './arguments.ts';
import type { Place } from './place.ts';

export interface Surroundings {
  readonly place: Place;
  /** Null if messages are kept forever. */
  readonly keepDays: number | null;
  readonly sendsMail: boolean;
  /** Queues the e-mail about what the owner does to an order. Missing: none is sent. */
  readonly beforeEvent?: OrdersWorld['beforeEvent'];
  /** Of a file that is delivered, in bytes. */
  readonly attachmentLimit: number;
  /** Where links to leave lead. */
  readonly newsletter: { readonly siteUrl: string; readonly path: string };
  readonly currentFolder: string;
  readonly columns: number;
  /** In ms since 1970. */
  readonly now: () => number;
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
  /** Null if nobody can be asked. */
  readonly confirm: ((question: string) => Promise<boolean>) | null;
}

export interface Outcome {
  readonly unreadable: readonly UnreadableFile[];
  readonly isDone: boolean;
}
export const done: Outcome = { unreadable: [], isDone: true };

export type Options<Name extends Command['name']> = Extract<Command, { name: Name }>;
