import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigation } from '../../app/actors.ts';
import type { TooltipTrigger } from '../../design/Tooltips.tsx';
import { followHints } from '../../wiring/page.ts';

/** Without its code there are no hints, and no error. */
const Tooltips = lazy(() => import('../../design/Tooltips.tsx').catch(() => ({ default: () => null })));

/**
 * The hints of whatever has a `data-tooltip`. Their code is fetched when a visitor first comes to one: 700 ms before it
 * is due. Each page begins without any.
 */
export const Hints = () => {
  const { path } = useSelector(useNavigation(), ({ context }) => context.shownAddress);
  return <PageHints key={path} />;
};

const PageHints = () => {
  const [triggers, setTriggers] = useState<readonly TooltipTrigger[]>([]);
  useEffect(
    () =>
      followHints((element, event) =>
        setTriggers((known) =>
          known.some((trigger) => trigger.element === element) ? known : [...known, { element, event }],
        ),
      ),
    [],
  );
  return triggers.length > 0 ? (
    <Suspense fallback={null}>
      <Tooltips triggers={triggers} />
    </Suspense>
  ) : null;
};
