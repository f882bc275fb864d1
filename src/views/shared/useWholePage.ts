import { useDeferredValue, useState } from 'react';
import { targetOf } from '../../../machines/navigation/navigationRules.ts';
import { useNavigation } from '../../app/actors.ts';

/**
 * Whether to show what is further down a page. It is false only in the first render after a link to the top of a page:
 * that part of the page is on the screen before React goes on with the rest.
 */
export const useWholePage = (): boolean => {
  const navigation = useNavigation();
  const [isWholeAtOnce] = useState(() => {
    const { kind, address } = navigation.getSnapshot().context.arrival;
    // A load hydrates the whole page; back, forward and a hash need its full height for scrolling.
    return (kind !== 'push' && kind !== 'replace') || targetOf(address) !== null;
  });
  return useDeferredValue(true, isWholeAtOnce);
};
