import { type CDPSession, expect, type Page } from 'playwright/test';

/** What a page holds, after garbage collection. */
export interface Census {
  readonly nodes: number;
  readonly listeners: number;
  /** Actors of any machine that run, and those that have stopped but are still referred to. */
  readonly actors: number;
  readonly heapBytes: number;
}

/** An expression for what all actors inherit from: found at the provider of the app's actors, so the build needs no hook. */
const actorPrototype = `(() => {
  const root = document.getElementById('root');
  const key = Object.keys(root).find((name) => name.startsWith('__reactContainer'));
  for (const fibers = [root[key].stateNode.current]; fibers.length > 0; ) {
    const fiber = fibers.pop();
    const value = fiber.memoizedProps?.value;
    if (value?.navigation?.send) return Object.getPrototypeOf(value.navigation);
    for (const next of [fiber.sibling, fiber.child]) if (next) fibers.push(next);
  }
  throw new Error('The page has no actors');
})()`;

const countActors = async (session: CDPSession): Promise<number> => {
  const { result } = await session.send('Runtime.evaluate', { expression: actorPrototype });
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
    objectGroup: 'census',
  });
  const { result: count } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  await session.send('Runtime.releaseObjectGroup', { objectGroup: 'census' });
  if (result.objectId) await session.send('Runtime.releaseObject', { objectId: result.objectId });
  return count.value as number;
};

/** Counts in Chromium, by its DevTools protocol. */
export const censusOf = async (page: Page): Promise<Census> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const actors = await countActors(session);
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  const census = {
    nodes: read('Nodes'),
    listeners: read('JSEventListeners'),
    actors,
    heapBytes: read('JSHeapUsedSize'),
  };
  await session.detach();
  return census;
};

/** In bytes: what 50 rounds add to the heap when nothing is left behind, such as more optimised code, is half of it. */
const heapTolerance = 1_500_000;

/** Nodes, listeners and actors must be as many as before. */
export const mustNotGrow = (before: Census, after: Census): void => {
  const { heapBytes: heapBefore, ...countsBefore } = before;
  const { heapBytes, ...counts } = after;
  expect(counts).toEqual(countsBefore);
  expect(heapBytes - heapBefore).toBeLessThan(heapTolerance);
};
