import { lazy, Suspense, useEffect, useState } from 'react';
import type { TooltipTrigger } from '../../design/Tooltips.tsx';
import { followHints } from '../../effects/screen/followHints.ts';
import { usePage } from '../../shell/usePage.ts';

/** If loading fails, there are no hints, but no error either. */
const Tooltips = lazy(() => import('../../design/Tooltips.tsx').catch(() => ({ default: () => null })));

/** For elements with `data-tooltip`. The code is loaded when a visitor first reaches one. */
export const Hints = () => {
  return <PageHints key={usePage('path')} />;
};

const PageHints = () => {
  const [triggers, setTriggers] = useState<readonly TooltipTrigger[]>([]);
  useEffect(
    () =>
      followHints((element, event) =>
        setTriggers((before) =>
          before.some((trigger) => trigger.element === element)
            ? before
            : [...before, { element, event, at: Date.now() }],
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
