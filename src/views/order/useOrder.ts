import { useLayoutEffect, useState } from 'react';
import { isOrderKey, orderLinkIn } from '../../../machines/followedOrder/followedOrderRules.ts';
import { useWired } from '../../hooks/useWired.ts';
import { followTo } from '../../shell/followTo.ts';
import { usePage } from '../../shell/usePage.ts';
import { useNavigation } from '../../shell/useShell.ts';
import { followedOrder } from '../../wiring/followedOrder.ts';
import { useSight } from './useSight.ts';

/** The order of the page's address, followed while the page is on the screen. `readLink` reads the field for a link. */
export const useOrder = (id: string, readLink: () => string) => {
  const navigation = useNavigation();
  const [machine] = useState(() =>
    followedOrder('order-link', () => {
      const link = orderLinkIn(readLink());
      if (link !== null) followTo(navigation, link);
    }),
  );
  const [state, send] = useWired(machine);
  const { hash } = usePage('address');
  // After hydration, because the prerendered page is of no order.
  useLayoutEffect(() => send({ type: 'address.changed', id, isKeyed: isOrderKey(hash) }), [id, hash, send]);
  useSight(state.matches('following'), send);
  return [state, send] as const;
};
