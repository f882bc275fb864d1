import { useResources } from '../../app/actors.ts';
import { useNavigation } from '../../shell/useShell.ts';
import { followTo } from '../../shell/wiring/navigation.ts';
import { loadedOf, loadResource } from '../../wiring/resources.ts';
import { overlays } from '../chrome/overlays.ts';

/**
 * Returns a function that opens a dialog once the overlays' code is loaded. If loading fails, it leads to the page
 * that serves without JavaScript, and the dialog's machine gets no event.
 */
export const useOverlay = (without: string): ((open: () => void) => void) => {
  const navigation = useNavigation();
  const resources = useResources();
  return (open) => {
    const [key] = overlays;
    // Asking for what is there would take longer than opening it.
    if (loadedOf(resources.read(key)?.getSnapshot()).status === 'ready') open();
    else loadResource(resources, ...overlays).then(open, () => followTo(navigation, without));
  };
};
