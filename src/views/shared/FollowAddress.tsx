import { useLayoutEffect } from 'react';
import { usePage } from '../../shell/usePage.ts';

interface Props {
  readonly send: (event: { type: 'address.changed'; hash: string }) => void;
}

/** Sends the hash on load and on changes (R7). Put it before the controls, so that a choice made earlier wins. */
export const FollowAddress = ({ send }: Props) => {
  const address = usePage('address');
  useLayoutEffect(() => send({ type: 'address.changed', hash: address.hash }), [address, send]);
  return null;
};
