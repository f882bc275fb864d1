import { fromPromise } from 'xstate';
import { resourceMachine } from '../../machines/resource/resourceMachine.ts';

/** The signal aborts when the load has taken too long. */
export type Load = (signal: AbortSignal) => Promise<unknown>;

/** `load` may be called any number of times; it rejects when the resource cannot be loaded. */
export const resource = (load: Load) =>
  resourceMachine.provide({
    actors: { load: fromPromise<unknown, undefined>(({ signal }) => load(signal)) },
  });
