import { type ActorRefFrom, createActor, fromPromise, type SnapshotFrom, waitFor } from 'xstate';
import { resourceMachine } from '../../machines/resource/resourceMachine.ts';
import { type ActorHooks, withHooks } from './actorHooks.ts';

export type Resource = ActorRefFrom<typeof resourceMachine>;
type Load = () => Promise<unknown>;

/**
 * One resource, provided with its effects. `load` may be called any number of times; it rejects when the thing cannot be had.
 * @internal for tests
 */
export const resource = (load: Load) =>
  resourceMachine.provide({ actors: { load: fromPromise<unknown, undefined>(load) } });

/** The things of this app that are loaded or being loaded, each known by a key. */
export interface Resources {
  /** The resource of a key, if it is kept. */
  read(key: string): Resource | undefined;
  /** The resource of a key. One that is not kept begins unloaded; `load` is what will load it. */
  of(key: string, load: Load): Resource;
}

/** Keeps resources by key for as long as each of them lives. */
export const createResources = (hooks: ActorHooks = {}): Resources => {
  const actors = new Map<string, Resource>();
  const begin = (key: string, load: Load): Resource => {
    const machine = resource(load);
    const actor: Resource = createActor(...withHooks(hooks, machine, {}, hooks.replaceLogic?.(machine)));
    actors.set(key, actor);
    actor.subscribe({ complete: () => void actors.delete(key) });
    actor.start();
    return actor;
  };
  return {
    read: (key) => actors.get(key),
    of: (key, load) => actors.get(key) ?? begin(key, load),
  };
};

/** What a visitor is shown of a resource: it comes, it came, or it did not and may be asked for again. */
export type Loaded<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; readonly isRetrying: boolean }
  | { readonly status: 'ready'; readonly value: T };

/** What is to be shown of a resource. A failure is shown until the value is there, however long it is retried. */
export const loadedOf = <T>(state: SnapshotFrom<typeof resourceMachine> | undefined): Loaded<T> => {
  if (!state) return { status: 'loading' };
  const { error, value } = state.context;
  if (state.matches({ cached: { content: 'ready' } })) return { status: 'ready', value: value as T };
  if (error === null) return { status: 'loading' };
  return { status: 'failed', error, isRetrying: !state.matches({ cached: { content: 'failed' } }) };
};

/** Loads what a key stands for, with retries. Rejects with the last try's error when they are used up. */
export const loadResource = async <T>(
  resources: Resources,
  key: string,
  load: () => Promise<T>,
): Promise<T> => {
  const state = await waitForContent(resources.of(key, load), ['ready', 'failed']);
  if (state.matches({ cached: { content: 'failed' } })) throw state.context.error;
  return state.context.value as T;
};

/**
 * Loads what a key stands for, and waits for it however often a visitor has to ask for it again. Rejects only when
 * `signal` says that nobody waits any longer.
 */
export const loadUntilReady = async <T>(
  resources: Resources,
  key: string,
  load: () => Promise<T>,
  signal: AbortSignal,
): Promise<T> => {
  const state = await waitForContent(resources.of(key, load), ['ready'], signal);
  return state.context.value as T;
};

const waitForContent = async (
  actor: Resource,
  ends: readonly ('ready' | 'failed')[],
  signal?: AbortSignal,
): Promise<SnapshotFrom<typeof resourceMachine>> => {
  actor.send({ type: 'resource.acquire' });
  try {
    const isOver = (state: SnapshotFrom<typeof resourceMachine>) =>
      ends.some((content) => state.matches({ cached: { content } }));
    return await waitFor(actor, isOver, signal ? { signal } : {});
  } finally {
    actor.send({ type: 'resource.release' });
  }
};
