import type { Address } from '../../machines/navigation/navigationRules.ts';
import { useNavigation } from '../../src/app/actors.ts';

/** How another address is reached without leaving the page: as back, forward or a typed hash would. */
export interface AddressControls {
  reach(hash: string): Promise<void>;
  /** The page is the visitor's: its code is here. */
  ready(): Promise<void>;
}

/** For a rendered view in which `Reach` stands. */
export const addressControls = (): AddressControls => ({ reach: async () => {}, ready: async () => {} });

interface ReachProps {
  readonly page: Omit<Address, 'hash'>;
  readonly controls: AddressControls;
}

/** Lets the controls say that another address was reached, as the navigation machine would show it. */
export const Reach = ({ page, controls }: ReachProps) => {
  const navigation = useNavigation();
  controls.reach = async (hash) => {
    navigation.send({ type: 'history.traversed', address: { ...page, hash }, scroll: 0, isReloaded: false });
    await new Promise((later) => setImmediate(later));
    navigation.send({ type: 'view.shown' });
  };
  return null;
};
