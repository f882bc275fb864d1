import { type ActorRefFrom, createActor, type SnapshotFrom, waitFor } from 'xstate';
import type { resourceMachine } from '../../machines/resource/resourceMachine.ts';
import { type ActorHooks, withHooks } from './actorHooks.ts';
import { type Load, resource } from './resource.ts';

export type Resource = ActorRefFrom<typeof resourceMachine>;

export interface Resources {
  read(key: string): Resource | undefined;
  of(key: string, load: Load): Resource;
}

export const createResources = (hooks: ActorHooks = {}): Resources => {
  const actors = new Map<string, Resource>();
  const create = (key: string, load: Load): Resource => {
    const machine = resource(load);
    const actor: Resource = createActor(
      ...withHooks(hooks, machine, { id: key }, hooks.replaceLogic?.(machine)),
    );
    actors.set(key, actor);
    actor.subscribe({ complete: () => void actors.delete(key) });
    actor.start();
    return actor;
  };
  return {
    read: (key) => actors.get(key),
    of: (key, load) => actors.get(key) ?? create(key, load),
  };
};

export type Loaded<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; readonly isRetrying: boolean }
  | { readonly status: 'ready'; readonly value: T };

export const loadedOf = <T>(state: SnapshotFrom<typeof resourceMachine> | undefined): Loaded<T> => {
  if (!state) return { status: 'loading' };
  const { error, value } = state.context;
  if (state.matches({ cached: { content: 'ready' } })) return { status: 'ready', value: value as T };
  if (error === null) return { status: 'loading' };
  return { status: 'failed', error, isRetrying: !state.matches({ cached: { content: 'failed' } }) };
};

export const readResource = <T>(resources: Resources, key: string): T | undefined => {
  const loaded = loadedOf<T>(resources.read(key)?.getSnapshot());
  return loaded.status === 'ready' ? loaded.value : undefined;
};

/** Uses the resource, and so keeps it loaded, until the function that it returns is called. */
export const holdResource = (resources: Resources, key: string, load: Load): (() => void) => {
  const actor = resources.of(key, load);
  actor.send({ type: 'resource.acquire' });
  return () => actor.send({ type: 'resource.release' });
};

/** Loads ahead of any use, without retries. Never rejects. */
export const prefetchResource = async (resources: Resources, key: string, load: Load): Promise<void> => {
  holdResource(resources, key, load)();
  await waitFor(resources.of(key, load), (state) => !state.matches({ cached: { content: 'loading' } }));
};

/** Retries, and rejects with the last error when the retries are used up. */
export const loadResource = async <T>(
  resources: Resources,
  key: string,
  load: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const state = await waitForContent(resources.of(key, load), ['ready', 'failed']);
  if (state.matches({ cached: { content: 'failed' } })) throw state.context.error;
  return state.context.value as T;
};

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
  endStates: readonly ('ready' | 'failed')[],
  signal?: AbortSignal,
): Promise<SnapshotFrom<typeof resourceMachine>> => {
  actor.send({ type: 'resource.acquire' });
  try {
    const hasEnded = (state: SnapshotFrom<typeof resourceMachine>) =>
      endStates.some((content) => state.matches({ cached: { content } }));
    return await waitFor(actor, hasEnded, signal ? { signal } : {});
  } finally {
    actor.send({ type: 'resource.release' });
  }
};
