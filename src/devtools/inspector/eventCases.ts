import type { Json } from './scrub.ts';

/** Payloads by machine and event type: the cases of the machines' models, as plain data. */
export type EventCases = Readonly<Record<string, Readonly<Record<string, readonly Json[]>>>>;

/** Where the development server puts them. */
export const eventCasesFile = 'event-cases.json';
