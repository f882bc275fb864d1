import { RequestDialog } from '../sections/RequestDialog.tsx';
import { SubscriptionDialog } from '../sections/SubscriptionDialog.tsx';
import { Hints } from './Hints.tsx';
import { Toasts } from './Toasts.tsx';

/** The overlays' own chunk: the dialogs of every page, the notices and the hints. */
const LoadedOverlays = () => (
  <>
    <RequestDialog />
    <SubscriptionDialog />
    <Toasts />
    <Hints />
  </>
);

export default LoadedOverlays;
