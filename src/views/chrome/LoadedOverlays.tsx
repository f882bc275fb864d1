import { SubscriptionDialog } from '../subscriptionDialog/SubscriptionDialog.tsx';
import { Toasts } from './Toasts.tsx';

/** The overlays' own chunk. */
const LoadedOverlays = () => (
  <>
    <SubscriptionDialog />
    <Toasts />
  </>
);

export default LoadedOverlays;
