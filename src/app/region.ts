import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { regionMachine } from '../../machines/region/regionMachine.ts';
import type { RegionCode } from '../../machines/region/regionRules.ts';

/** The region's actor, and what the prerendered page shows: the hydrated page begins with that. */
interface ProvidedRegion {
  readonly actor: ActorRefFrom<typeof regionMachine>;
  readonly prerendered: SnapshotFrom<typeof regionMachine>;
}

export const RegionContext = createContext<ProvidedRegion | null>(null);

/**
 * The visitor's region: its code, whether prices are estimated in its currency, and how to choose another.
 * While a prerendered page is hydrated it is the default, so that nothing mismatches (decision P5).
 * @throws outside a RegionProvider (decision P7)
 */
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
