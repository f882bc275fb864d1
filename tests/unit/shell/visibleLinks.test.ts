import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Actor, createActor } from 'xstate';
import { createVisibleLinks } from '../../../src/shell/effects/visibleLinks.ts';
import { prefetch } from '../../../src/shell/wiring/prefetch.ts';

/** Each link is 10 px high, one below the other. */
const show = (...paths: string[]): void => {
  for (const [at, path] of paths.entries()) {
    const link = Object.assign(document.createElement('a'), { href: path });
    link.getBoundingClientRect = () => new DOMRect(0, at * 10, 100, 10);
    document.body.append(link);
  }
};

class VisibleAll {
  private readonly links: Element[] = [];
  constructor(callback: IntersectionObserverCallback) {
    queueMicrotask(() => {
      const entries = this.links.map((target) => ({ target, isIntersecting: true }));
      callback(entries as unknown as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
    });
  }
  observe(link: Element) {
    this.links.push(link);
  }
  disconnect() {}
}

/** The pages that are being prepared, in the order in which they were begun. */
let begun: string[] = [];
let finish: (() => void)[] = [];
let actor: Actor<ReturnType<typeof prefetch>>;
let stop = () => {};

const observe = async (isBusy = false): Promise<void> => {
  const links = createVisibleLinks();
  const fetchPage = (path: string) =>
    new Promise<void>((done) => {
      begun.push(path);
      finish.push(done);
    });
  actor = createActor(prefetch(links.takeNearest, fetchPage)).start();
  const stopWatch = links.watch({
    onChanged: () => actor.send({ type: 'links.changed' }),
    onActed: () => actor.send({ type: 'visitor.acted' }),
  });
  if (isBusy) actor.send({ type: 'load.began' });
  stop = () => {
    stopWatch();
    actor.stop();
  };
  await vi.advanceTimersByTimeAsync(1_000);
};
const act = async (event: Event): Promise<void> => {
  window.dispatchEvent(event);
  await vi.advanceTimersByTimeAsync(1_000);
};
const finishAll = async (): Promise<void> => {
  for (const done of finish.splice(0)) done();
  await vi.advanceTimersByTimeAsync(1_000);
};
const moveMouse = (clientX: number, clientY: number) =>
  new PointerEvent('pointermove', { clientX, clientY, pointerType: 'mouse' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', VisibleAll);
  vi.stubGlobal('innerHeight', 0);
  begun = [];
  finish = [];
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
  document.body.replaceChildren();
});

it('prepares two pages while the visitor does nothing, and all after the first act', async () => {
  show('/a', '/b', '/b', '/c', '/d');
  await observe();
  await finishAll();
  expect(begun).toEqual(['/a', '/b']);
  await act(new Event('scroll'));
  expect(begun).toEqual(['/a', '/b', '/c', '/d']);
});

it('prepares three pages at once', async () => {
  show('/a', '/b', '/c', '/d', '/e', '/f');
  await observe();
  await act(new Event('scroll'));
  expect(begun).toEqual(['/a', '/b', '/c']);
  finish.shift()?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['/a', '/b', '/c', '/d']);
});

it('begins with what is nearest to the mouse, else to the middle of the screen', async () => {
  vi.stubGlobal('innerHeight', 50);
  show('/a', '/b', '/c', '/d', '/e');
  await observe();
  expect(begun).toEqual(['/c', '/b']);
  await act(moveMouse(5, 45));
  await finishAll();
  expect(begun).toEqual(['/c', '/b', '/e', '/d', '/a']);
});

it('begins no page while a followed link is loading, and goes on with the next act', async () => {
  show('/a');
  await observe(true);
  expect(begun).toEqual([]);
  actor.send({ type: 'load.ended' });
  await act(new Event('scroll'));
  expect(begun).toEqual(['/a']);
});

it('begins no page once it is stopped', async () => {
  show('/a', '/b', '/c', '/d');
  await observe();
  await act(new Event('scroll'));
  stop();
  await finishAll();
  expect(begun).toEqual(['/a', '/b', '/c']);
});

it.each([
  ['asks for less data', { saveData: true }],
  ['has a very slow line', { effectiveType: 'slow-2g' }],
])('prepares nothing for a visitor who %s', async (_, connection) => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  show('/a');
  await observe();
  await act(new Event('scroll'));
  expect(begun).toEqual([]);
});

it('prepares nothing for a visitor who prefers reduced data', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-reduced-data: reduce)' }));
  show('/a');
  await observe();
  await act(new Event('scroll'));
  expect(begun).toEqual([]);
});
