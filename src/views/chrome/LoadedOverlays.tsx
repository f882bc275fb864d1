import { SubscriptionDialog } from '../subscriptionDialog/SubscriptionDialog.tsx';
import { Toasts } from './Toasts.tsx';

const LoadedOverlays = () => (
  <>
    <SubscriptionDialog />
    <Toasts />
  </>
);

export default LoadedOverlays;
