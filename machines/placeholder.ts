import { fromPromise, type PromiseActorLogic } from 'xstate';

/**
 * Placeholders: a machine names its effects here and `src/wiring/` joins them to the world.
 *
 * An unwired action does nothing and an unwired actor rejects, which would look like a network failure;
 * the wiring test therefore proves that no placeholder is left in what the site runs.
 */
const placeholders = new WeakSet<object>();

const mark = <T extends object>(implementation: T): T => {
  placeholders.add(implementation);
  return implementation;
};

/** Names an action with parameters of shape `Params`. */
export const unwiredAction = <Params = undefined>(): ((_: unknown, params: Params) => void) => mark(() => {});

/** Names a promise actor that takes `Input` and answers `Output`. */
export const unwiredActor = <Output, Input>(): PromiseActorLogic<Output, Input> =>
  mark(fromPromise<Output, Input>(() => Promise.reject(new Error('This actor is not wired'))));

/** Whether an implementation is still a placeholder. */
export const isUnwired = (implementation: unknown): boolean =>
  typeof implementation === 'object' || typeof implementation === 'function'
    ? implementation !== null && placeholders.has(implementation)
    : false;
