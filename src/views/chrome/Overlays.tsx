import { useSelector } from '@xstate/react';
import { useRequestWizard, useSubscriptionDialog, useToasts } from '../../app/actors.ts';
import { useIdle } from '../shared/useIdle.ts';
import { useResource } from '../shared/useResource.ts';
import { overlays } from './overlays.ts';

/** What is shown above the page. Fetched when the browser is idle, or as soon as something is to be shown. */
export const Overlays = () => {
  const isWizardOpen = useSelector(useRequestWizard(), (state) => !state.matches('closed'));
  const isSubscribing = useSelector(useSubscriptionDialog(), (state) => state.matches('open'));
  const hasToasts = useSelector(useToasts(), (state) => state.matches('showing'));
  const isIdle = useIdle();
  const isNeeded = isIdle || isWizardOpen || isSubscribing || hasToasts;
  // Without `aria-live`, a dialog that the address has opened earlier would hide what is added here.
  return <div aria-live="off">{isNeeded ? <Loaded /> : null}</div>;
};

/**
 * Shows nothing if the code cannot be loaded: whatever opens a dialog has a fallback, and no error is shown by a
 * toast alone.
 */
const Loaded = () => {
  const loaded = useResource(...overlays);
  if (loaded.status !== 'ready') return null;
  const { default: LoadedOverlays } = loaded.value;
  return <LoadedOverlays />;
};
