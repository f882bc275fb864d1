import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useRequestWizard, useToasts } from '../../actors.ts';
import { whenIdle } from '../../wiring/page.ts';

const LoadedOverlays = lazy(() => import('./LoadedOverlays.tsx'));

/** What lies over the page: fetched when the browser is idle, or as soon as something wants to be shown. */
export const Overlays = () => {
  const isWizardOpen = useSelector(useRequestWizard(), (state) => !state.matches('closed'));
  const hasToasts = useSelector(useToasts(), (state) => state.matches('showing'));
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle || isWizardOpen || hasToasts ? (
    <Suspense fallback={null}>
      <LoadedOverlays />
    </Suspense>
  ) : null;
};
