import { cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { watchListeners } from './listeners.ts';

afterEach(cleanup);

const Follower = ({ isTidy }: { readonly isTidy: boolean }) => {
  useEffect(() => {
    const follow = () => {};
    addEventListener('popstate', follow);
    document.addEventListener('click', follow, { capture: true });
    return () => {
      if (isTidy) removeEventListener('popstate', follow);
      document.removeEventListener('click', follow, true);
    };
  }, [isTidy]);
  return null;
};

it.each([
  [true, []],
  [false, ['window popstate']],
])('names the listeners that a view leaves behind (tidy: %s)', (isTidy, left) => {
  const listeners = watchListeners();
  render(<Follower isTidy={isTidy} />);
  expect(listeners.left()).toEqual(['window popstate', 'document click']);
  cleanup();
  expect(listeners.left()).toEqual(left);
  listeners.stop();
});

it('knows listeners that end by a signal, or after one event', () => {
  const heard = vi.fn();
  const listeners = watchListeners();
  const controller = new AbortController();
  addEventListener('storage', heard, { signal: controller.signal });
  addEventListener('storage', heard, { once: true });
  document.addEventListener('click', heard, true);
  document.removeEventListener('click', heard);
  expect(listeners.left()).toContain('document click');
  document.removeEventListener('click', heard, true);
  controller.abort();
  expect(listeners.left()).toEqual([]);
  listeners.stop();
  addEventListener('storage', heard);
  expect(listeners.left()).toEqual([]);
  removeEventListener('storage', heard);
});
