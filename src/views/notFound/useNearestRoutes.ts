import { useEffect, useState } from 'react';
import { nearestRoutes } from '../../routes/nearest.ts';
import type { FixedRouteName } from '../../routes/table.ts';
import { usePagePath } from '../../shell/pageAddress.ts';

/**
 * The routes nearest to the requested address (decision R11). Empty until hydration, because the not-found page is
 * prerendered once for all unknown addresses.
 */
export const useNearestRoutes = (): readonly FixedRouteName[] => {
  const path = usePagePath();
  const [nearest, setNearest] = useState<readonly FixedRouteName[]>([]);
  useEffect(() => setNearest(nearestRoutes(path)), [path]);
  return nearest;
};
