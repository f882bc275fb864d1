import { fromPromise, type PromiseActorLogic } from 'xstate';

/** All placeholders. The wiring test proves that each has been provided: a rejection looks like a network failure. */
const placeholders = new WeakSet<object>();

const mark = <T extends object>(implementation: T): T => {
  placeholders.add(implementation);
  return implementation;
};

/** Creates a placeholder for an action with these parameters. It does nothing. */
export const placeholderAction = <Params = undefined>(): ((_: unknown, params: Params) => void) =>
  mark(() => {});

/** Creates a placeholder for a promise actor. It rejects. */
export const placeholderActor = <Output, Input>(): PromiseActorLogic<Output, Input> =>
  mark(
    fromPromise<Output, Input>(() =>
      Promise.reject(new Error('This actor has no implementation: provide it in src/wiring')),
    ),
  );

/** @internal for tests */
export const isPlaceholder = (implementation: unknown): boolean =>
  typeof implementation === 'object' || typeof implementation === 'function'
    ? implementation !== null && placeholders.has(implementation)
    : false;
