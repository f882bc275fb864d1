import { useCallback, useSyncExternalStore } from 'react';
import { useResources } from '../../hooks/actors.ts';
import { type Loaded, loadedOf, type Resource } from '../../wiring/resources.ts';

export type RetryableResource<T> =
  | Exclude<Loaded<T>, { status: 'failed' }>
  | (Extract<Loaded<T>, { status: 'failed' }> & { readonly retry: () => void });

/** Loads while mounted (F20). `key`: unique in the app. `load`: may run again, never a POST; null: nothing. */
export const useResource = <T>(key: string, load: (() => Promise<T>) | null): RetryableResource<T> => {
  const resources = useResources();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies what `load` loads
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!load) return () => {};
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
