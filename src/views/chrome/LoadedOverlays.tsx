import { RequestDialog } from '../sections/RequestDialog.tsx';
import { Toasts } from './Toasts.tsx';

/** The overlays' own chunk: the request dialog and the notices. */
const LoadedOverlays = () => (
  <>
    <RequestDialog />
    <Toasts />
  </>
);

export default LoadedOverlays;
