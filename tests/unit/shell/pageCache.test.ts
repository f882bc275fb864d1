import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StaticDocument } from '../../../src/shell/effects/staticDocument.ts';
import { createPageCache, type FirstPage } from '../../../src/shell/pageCache.ts';
import { createResources } from '../../../src/wiring/resources.ts';

const host = vi.hoisted(() => ({
  fetched: [] as string[],
  answer: async (_path: string, _signal: AbortSignal): Promise<unknown> => null,
}));
vi.mock('../../../src/shell/effects/staticDocument.ts', () => {
  const fetch = (path: string, signal: AbortSignal) => {
    host.fetched.push(path);
    return host.answer(path, signal);
  };
  return { fetchParts: fetch, fetchWholePage: fetch };
});
vi.mock('../../../src/routes/modules.ts', () => ({ loadView: async (name: string) => ({ default: name }) }));

const documentAt = (path: string, build = 'b1'): StaticDocument => ({
  path,
  build,
  head: [],
  parts: new Map(),
  css: '',
});
const minutes = 60_000;
const cacheFrom = (path: string, first: Partial<FirstPage> = {}) =>
  createPageCache(createResources(), { path, document: documentAt(path), isBlank: false, ...first });

beforeEach(() => {
  vi.useFakeTimers();
  host.fetched = [];
  host.answer = async (path) => documentAt(path);
});
afterEach(() => void vi.useRealTimers());

describe('a page in the cache', () => {
  it('is forgotten after 5 minutes in which nobody used it, and fetched again (C12)', async () => {
    const cache = cacheFrom('/');
    await cache.load('/terms');
    await vi.advanceTimersByTimeAsync(5 * minutes - 1);
    await cache.load('/terms');
    expect([host.fetched, cache.documentOf('/terms').path]).toEqual([['/legal/terms'], '/legal/terms']);
    await vi.advanceTimersByTimeAsync(5 * minutes);
    expect(() => cache.documentOf('/terms')).toThrow('/terms');
    expect(cache.viewOf('/terms')).toBeUndefined();
    await cache.load('/terms');
    expect(host.fetched).toEqual(['/legal/terms', '/legal/terms']);
  });

  it('is kept as long as somebody holds it', async () => {
    const cache = cacheFrom('/');
    await cache.load('/faq');
    const release = cache.hold('/faq');
    await vi.advanceTimersByTimeAsync(60 * minutes);
    expect(cache.documentOf('/faq').path).toBe('/faq');
    release();
    await vi.advanceTimersByTimeAsync(5 * minutes);
    expect(() => cache.documentOf('/faq')).toThrow();
  });

  it('has the document with which the app starts, until that is forgotten, too', async () => {
    const cache = cacheFrom('/faq');
    await cache.load('/faq');
    expect(host.fetched).toEqual([]);
    await vi.advanceTimersByTimeAsync(5 * minutes);
    await cache.load('/faq');
    expect(host.fetched).toEqual(['/faq']);
  });

  it('is fetched if the document with which the app starts is another page’s', async () => {
    await cacheFrom('/faq', { document: documentAt('/404'), isBlank: true }).load('/faq');
    expect(host.fetched).toEqual(['/faq']);
  });

  it('shares its document with the pages that have the same one', async () => {
    const cache = cacheFrom('/');
    await cache.load('/gig/1');
    await cache.load('/gig/2');
    expect(host.fetched).toEqual(['/gig/sample']);
  });

  it('needs no document where none is prerendered', async () => {
    const cache = cacheFrom('/', { document: null });
    await cache.load('/faq');
    expect([host.fetched, cache.viewOf('/faq'), cache.nameOf('/faq')]).toEqual([
      [],
      { default: 'faq' },
      'faq',
    ]);
  });
});

describe('a page that its host does not have (R15)', () => {
  it('is the not-found page', async () => {
    host.answer = async (path) => (path === '/blog/nope' ? null : documentAt(path));
    const cache = cacheFrom('/');
    expect(cache.nameOf('/blog/nope')).toBe('post');
    await cache.load('/blog/nope');
    expect([cache.nameOf('/blog/nope'), cache.documentOf('/blog/nope').path]).toEqual(['notFound', '/404']);
  });

  it('is known from the start if its document is the not-found page', async () => {
    const cache = cacheFrom('/blog/nope', { document: documentAt('/404') });
    expect(cache.nameOf('/blog/nope')).toBe('notFound');
    await cache.load('/blog/nope');
    expect([cache.viewOf('/blog/nope'), host.fetched]).toEqual([{ default: 'notFound' }, []]);
  });
});

describe('a page that cannot be loaded', () => {
  it('is fetched again by the next visitor’s wish if its fetch hangs, even after its abort', async () => {
    const signals: AbortSignal[] = [];
    host.answer = (_, signal) => new Promise(() => signals.push(signal));
    const cache = cacheFrom('/');
    const failing = expect(cache.load('/faq')).rejects.toThrow('35 s');
    await vi.advanceTimersByTimeAsync(35_000);
    await failing;
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    host.answer = async (path) => documentAt(path);
    await cache.load('/faq');
    expect(host.fetched).toEqual(['/faq', '/faq']);
  });

  it('is not tried again if the site has been replaced by another build (N7)', async () => {
    host.answer = async (path) => documentAt(path, 'b2');
    await expect(cacheFrom('/').load('/faq')).rejects.toThrow('The site has been updated');
    expect(host.fetched).toEqual(['/faq']);
  });

  it('is tried once when it is prefetched, and again when a visitor wants it', async () => {
    host.answer = async () => {
      throw new Error('offline');
    };
    const cache = cacheFrom('/');
    await cache.prefetch('/faq');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(host.fetched).toEqual(['/faq']);
    host.answer = async (path) => documentAt(path);
    await cache.load('/faq');
    expect(host.fetched).toEqual(['/faq', '/faq']);
  });
});
