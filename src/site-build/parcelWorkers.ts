import { availableParallelism } from 'node:os';

/**
 * Variables for Parcel's process. Its workers are processes that load all plugins again: on two cores, one costs more
 * time than it saves (a build takes 5.2 s of both cores instead of 6.3 s, and a start of the development server 5.4 s
 * instead of 7.6 s).
 */
export const parcelWorkers: Readonly<Record<string, string>> =
  availableParallelism() > 2 ? {} : { PARCEL_WORKERS: '0' };
