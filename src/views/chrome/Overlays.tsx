import { useSelector } from '@xstate/react';
import { useRequestWizard, useSubscriptionDialog, useToasts } from '../../app/actors.ts';
import { useIdle } from '../shared/useIdle.ts';
import { useResource } from '../shared/useResource.ts';
import { overlays } from './overlays.ts';

/** What lies over the page: fetched when the browser is idle, or as soon as something wants to be shown. */
export const Overlays = () => {
  const isWizardOpen = useSelector(useRequestWizard(), (state) => !state.matches('closed'));
  const isSubscribing = useSelector(useSubscriptionDialog(), (state) => state.matches('open'));
  const hasToasts = useSelector(useToasts(), (state) => state.matches('showing'));
  const isIdle = useIdle();
  const isWanted = isIdle || isWizardOpen || isSubscribing || hasToasts;
  // `aria-live` keeps what comes here later from being hidden by a dialog that an address has opened before.
  return <div aria-live="off">{isWanted ? <Loaded /> : null}</div>;
};

/** Without their code there are none: everything that opens one has a fallback, and no error is shown by a toast alone. */
const Loaded = () => {
  const loaded = useResource(...overlays);
  if (loaded.status !== 'ready') return null;
  const { default: LoadedOverlays } = loaded.value;
  return <LoadedOverlays />;
};
