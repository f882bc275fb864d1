import { useLayoutEffect } from 'react';
import { usePageAddress } from '../../shell/pageAddress.ts';

interface Props {
  readonly send: (event: { type: 'address.changed'; hash: string }) => void;
}

/**
 * Tells a choice the hash of the address, on load and after every change (decision R7). Put it before the choice's
 * controls: what the visitor chose before the script ran is then reported later, and counts.
 */
export const FollowAddress = ({ send }: Props) => {
  const address = usePageAddress();
  useLayoutEffect(() => send({ type: 'address.changed', hash: address.hash }), [address, send]);
  return null;
};
