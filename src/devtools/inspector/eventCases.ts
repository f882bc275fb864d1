import type { Json } from './scrub.ts';

export type EventCases = Readonly<Record<string, Readonly<Record<string, readonly Json[]>>>>;

export const eventCasesFile = 'event-cases.json';
