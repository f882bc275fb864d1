import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import { useSubscriptionDialog, useToasts } from '../../hooks/actors.ts';
import { useResource } from '../shared/useResource.ts';
import { useWhenIdleOr } from '../shared/useWhenIdleOr.ts';
import { Hints } from './Hints.tsx';
import { overlays } from './overlays.ts';
import { RequestDialogSlot } from './RequestDialogSlot.tsx';

interface OverlaysProps {
  readonly requestDialog?: ComponentProps<typeof RequestDialogSlot>['dialog'];
}

export const Overlays = ({ requestDialog }: OverlaysProps) => {
  const isSubscribing = useSelector(useSubscriptionDialog(), (state) => state.matches('open'));
  const hasToasts = useSelector(useToasts(), (state) => state.matches('showing'));
  const isWanted = useWhenIdleOr(isSubscribing || hasToasts);
  return (
    <div>
      <RequestDialogSlot dialog={requestDialog} />
      {isWanted ? <Loaded /> : null}
      <Hints />
    </div>
  );
};

/** Nothing if loading fails: every opener has a fallback, and no error is shown by a toast alone. */
const Loaded = () => {
  const loaded = useResource(...overlays);
  if (loaded.status !== 'ready') return null;
  const { default: LoadedOverlays } = loaded.value;
  return <LoadedOverlays />;
};
