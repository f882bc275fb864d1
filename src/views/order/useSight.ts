import { useEffect } from 'react';
import { pageSight } from '../../effects/screen/pageSight.ts';

export const useSight = (
  isFollowing: boolean,
  send: (event: { readonly type: 'page.hidden' | 'page.shown' }) => void,
): void =>
  useEffect(() => {
    if (!isFollowing) return;
    const report = () => send({ type: pageSight.isHidden() ? 'page.hidden' : 'page.shown' });
    if (pageSight.isHidden()) report();
    return pageSight.subscribe(report);
  }, [isFollowing, send]);
