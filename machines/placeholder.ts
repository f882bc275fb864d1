import { fromPromise, type PromiseActorLogic } from 'xstate';

/**
 * Placeholders: a machine names its effects here, and `src/wiring/` provides them.
 *
 * A placeholder action does nothing and a placeholder actor rejects, which would look like a network failure; the
 * wiring test therefore proves that no placeholder is left in what the site runs.
 */
const placeholders = new WeakSet<object>();

const mark = <T extends object>(implementation: T): T => {
  placeholders.add(implementation);
  return implementation;
};

/** Names an action with parameters of shape `Params`. */
export const placeholderAction = <Params = undefined>(): ((_: unknown, params: Params) => void) =>
  mark(() => {});

/** Names a promise actor that takes `Input` and resolves with `Output`. */
export const placeholderActor = <Output, Input>(): PromiseActorLogic<Output, Input> =>
  mark(fromPromise<Output, Input>(() => Promise.reject(new Error('This actor has not been provided'))));

/**
 * Whether an implementation is still a placeholder.
 * @internal for tests
 */
export const isPlaceholder = (implementation: unknown): boolean =>
  typeof implementation === 'object' || typeof implementation === 'function'
    ? implementation !== null && placeholders.has(implementation)
    : false;
