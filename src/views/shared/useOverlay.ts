import { useNavigation, useResources } from '../../app/actors.ts';
import { followTo } from '../../wiring/navigation.ts';
import { loadResource } from '../../wiring/resources.ts';
import { overlays } from '../chrome/overlays.ts';

/**
 * Opens a dialog of those that lie over the page as soon as their code is here. Where it can't be had, leads
 * to the page that serves in its place, as without JavaScript; the dialog's machine has not heard of it.
 */
export const useOverlay = (without: string): ((open: () => void) => void) => {
  const navigation = useNavigation();
  const resources = useResources();
  return (open) => void loadResource(resources, ...overlays).then(open, () => followTo(navigation, without));
};
