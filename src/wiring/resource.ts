import { fromPromise } from 'xstate';
import { resourceMachine } from '../../machines/resource/resourceMachine.ts';

export type Load = () => Promise<unknown>;

/** `load` may be called any number of times; it rejects when the resource cannot be loaded. */
export const resource = (load: Load) =>
  resourceMachine.provide({ actors: { load: fromPromise<unknown, undefined>(load) } });
