import { RequestDialog } from '../requestWizard/RequestDialog.tsx';
import { SubscriptionDialog } from '../subscriptionDialog/SubscriptionDialog.tsx';
import { Hints } from './Hints.tsx';
import { Toasts } from './Toasts.tsx';

/** The overlays' own chunk: all dialogs, the notices and the hints. */
const LoadedOverlays = () => (
  <>
    <RequestDialog />
    <SubscriptionDialog />
    <Toasts />
    <Hints />
  </>
);

export default LoadedOverlays;
