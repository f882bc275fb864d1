import { useResources } from '../../hooks/actors.ts';
import { followTo } from '../../shell/followTo.ts';
import { useNavigation } from '../../shell/useShell.ts';
import { loadedOf, loadResource } from '../../wiring/resources.ts';
import { overlays } from '../chrome/overlays.ts';

/** Opens a dialog once its code is loaded. If that fails, it leads to the page `without`, and `open` is not called. */
export const useOverlay = (without: string): ((open: () => void) => void) => {
  const navigation = useNavigation();
  const resources = useResources();
  return (open) => {
    const [key] = overlays;
    // Loading again would take longer than opening.
    if (loadedOf(resources.read(key)?.getSnapshot()).status === 'ready') open();
    else loadResource(resources, ...overlays).then(open, () => followTo(navigation, without));
  };
};
