import type { Address } from '../../machines/navigation/navigationRules.ts';
import { useNavigation } from '../../src/app/actors.ts';

/** Reaches another address without leaving the page, as back, forward or a typed hash would. */
export interface AddressControls {
  reach(hash: string): Promise<void>;
  /** Waits until the page's code has loaded. */
  ready(): Promise<void>;
}

/** For a rendered view that contains `Reach`. */
export const addressControls = (): AddressControls => ({ reach: async () => {}, ready: async () => {} });

interface ReachProps {
  readonly page: Omit<Address, 'hash'>;
  readonly controls: AddressControls;
}

/** Lets the controls reach another address through the navigation machine. */
export const Reach = ({ page, controls }: ReachProps) => {
  const navigation = useNavigation();
  controls.reach = async (hash) => {
    navigation.send({ type: 'history.traversed', address: { ...page, hash }, scroll: 0, isReloaded: false });
    await new Promise((later) => setImmediate(later));
    navigation.send({ type: 'view.shown' });
  };
  return null;
};
