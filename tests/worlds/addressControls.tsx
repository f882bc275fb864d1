import type { Address } from '../../machines/navigation/navigationRules.ts';
import { writeAddress } from '../../src/shell/effects/readAddress.ts';
import { useNavigation } from '../../src/shell/useShell.ts';

export { readAddress } from '../../src/shell/effects/readAddress.ts';

/** Reaches another address without leaving the page, as back, forward or a typed hash would. */
export interface AddressControls {
  reach(hash: string): Promise<void>;
  /** Waits until the page's code has loaded. */
  ready(): Promise<void>;
}

/** For a rendered view that contains `Reach`. The address bar shows this page. */
export const addressControls = (page: Partial<Address> = {}): AddressControls => {
  history.replaceState({}, '', writeAddress({ path: '/', search: '', hash: '', ...page }));
  return { reach: async () => {}, ready: async () => {} };
};

interface ReachProps {
  readonly page: Omit<Address, 'hash'>;
  readonly controls: AddressControls;
}

/** Lets the controls reach another address through the navigation machine. */
export const Reach = ({ page, controls }: ReachProps) => {
  const navigation = useNavigation();
  controls.reach = async (hash) => {
    // The browser changes the address first.
    history.replaceState({}, '', writeAddress({ ...page, hash }));
    navigation.send({ type: 'history.traversed', address: { ...page, hash }, scroll: 0, isReloaded: false });
    await new Promise((later) => setImmediate(later));
    navigation.send({ type: 'view.shown' });
  };
  return null;
};
