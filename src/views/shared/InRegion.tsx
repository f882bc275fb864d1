import type { ReactNode } from 'react';
import type { RegionCode } from '../../configuration/regionCodes.ts';
import { useRegion } from '../../hooks/region.ts';
import type { RegionWords } from './regionWords.ts';
import { useResource } from './useResource.ts';

interface InRegionProps {
  /** Shown in the default region, and until the rates are loaded. */
  readonly euros: ReactNode;
  readonly children: (region: RegionWords) => ReactNode;
}

/** Shows content for the visitor's region (decision P2). */
export const InRegion = ({ euros, children }: InRegionProps): ReactNode => {
  const { code, isEstimating } = useRegion();
  if (!isEstimating) return euros;
  return (
    <Abroad key={code} code={code} euros={euros}>
      {children}
    </Abroad>
  );
};

/** Loads regions and rates only if a region other than the default is chosen. */
const Abroad = ({ code, euros, children }: InRegionProps & { readonly code: RegionCode }): ReactNode => {
  const words = useResource('regions', () => import('./regionWords.ts'));
  return words.status === 'ready' ? children(words.value.regionWords(code)) : euros;
};
