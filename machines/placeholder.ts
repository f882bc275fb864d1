import { fromPromise, type PromiseActorLogic } from 'xstate';

/** The wiring test proves that each placeholder has been provided: a rejection looks like a network failure. */
const mark = <T extends object>(implementation: T): T =>
  Object.assign(implementation, { isPlaceholder: true });

export const placeholderAction = <Params = undefined>(): ((_: unknown, params: Params) => void) =>
  mark(() => {});

export const placeholderActor = <Output, Input>(): PromiseActorLogic<Output, Input> =>
  mark(
    fromPromise<Output, Input>(() =>
      Promise.reject(new Error('This actor has no implementation: provide it in src/wiring')),
    ),
  );

/** @internal for tests */
export const isPlaceholder = (implementation: unknown): boolean =>
  implementation instanceof Object && 'isPlaceholder' in implementation;
