import type { Json } from './scrub.ts';

/** Payloads by machine and event type, from the machines' models. */
export type EventCases = Readonly<Record<string, Readonly<Record<string, readonly Json[]>>>>;

export const eventCasesFile = 'event-cases.json';
