import * as xstate from 'xstate';

/**
 * XState's own, as functions of this file. A page's script that took them from XState would make the first script offer all
 * of XState's internals, which costs every page 250 bytes.
 */
export const and: typeof xstate.and = (guards) => xstate.and(guards);
export const or: typeof xstate.or = (guards) => xstate.or(guards);
export const not: typeof xstate.not = (guard) => xstate.not(guard);
export const stateIn: typeof xstate.stateIn = (value) => xstate.stateIn(value);
