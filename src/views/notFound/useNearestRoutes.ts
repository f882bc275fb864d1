import { useEffect, useState } from 'react';
import { nearestRoutes } from '../../routes/nearest.ts';
import type { FixedRouteName } from '../../routes/table.ts';
import { usePage } from '../../shell/usePage.ts';

/** Empty until hydration, because one not-found page is prerendered for all addresses (R11). */
export const useNearestRoutes = (): readonly FixedRouteName[] => {
  const path = usePage('path');
  const [nearest, setNearest] = useState<readonly FixedRouteName[]>([]);
  useEffect(() => setNearest(nearestRoutes(path)), [path]);
  return nearest;
};
