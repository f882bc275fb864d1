import { useCallback, useSyncExternalStore } from 'react';
import { useResources } from '../../app/actors.ts';
import { type Loaded, loadedOf, type Resource } from '../../wiring/resources.ts';

/** What `useResource` answers: as `Loaded`, with a way to ask again. */
export type ShownResource<T> =
  | Exclude<Loaded<T>, { status: 'failed' }>
  | (Extract<Loaded<T>, { status: 'failed' }> & { readonly retry: () => void });

/**
 * Something loaded on demand, wanted for as long as the component is mounted (F20:
 * three retries, kept for 5 minutes when unused). `key` names it across the app, and `load` may be called
 * again: for what is only read, never for a POST. What is kept is `ready` at the first render; a failure
 * stays `failed` while it is retried, and is shown by `LoadFailed`.
 */
export const useResource = <T>(key: string, load: () => Promise<T>): ShownResource<T> => {
  const resources = useResources();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what `load` loads
  const subscribe = useCallback(
    (onChange: () => void) => {
      const resource = resources.of(key, load);
      const subscription = resource.subscribe(onChange);
      resource.send({ type: 'resource.acquire' });
      return () => {
        subscription.unsubscribe();
        resource.send({ type: 'resource.release' });
      };
    },
    [resources, key],
  );
  const state = useSyncExternalStore(subscribe, () => resources.read(key)?.getSnapshot(), absent);
  const loaded = loadedOf<T>(state);
  return loaded.status === 'failed' ? { ...loaded, retry: () => ask(resources.read(key)) } : loaded;
};

const absent = () => undefined;

const ask = (resource: Resource | undefined): void => resource?.send({ type: 'resource.retry' });
