import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { regionMachine } from '../../machines/region/regionMachine.ts';
import type { RegionCode } from '../configuration/regionCodes.ts';

interface ProvidedRegion {
  readonly actor: ActorRefFrom<typeof regionMachine>;
  readonly prerendered: SnapshotFrom<typeof regionMachine>;
}

export const RegionContext = createContext<ProvidedRegion | null>(null);

/** Returns the default region during hydration (decision P5). Throws outside a RegionProvider (decision P7). */
export const useRegion = () => {
  const provided = useContext(RegionContext);
  if (!provided) throw new Error('useRegion must be used within a RegionProvider');
  const { actor, prerendered } = provided;
  const state = useSyncExternalStore(
    useCallback((onChange) => actor.subscribe(onChange).unsubscribe, [actor]),
    () => actor.getSnapshot(),
    () => prerendered,
  );
  return {
    code: state.context.code,
    isEstimating: state.matches('estimating'),
    choose: (code: RegionCode) => actor.send({ type: 'region.choose', code }),
  };
};
