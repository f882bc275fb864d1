import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getSiteItem, observeSiteItem, setSiteItem } from '../../src/effects/siteStorage.ts';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

const no = () => {
  throw new DOMException('no', 'SecurityError');
};

describe('what is kept for the site', () => {
  it('is plain text, and comes back as it was', () => {
    expect(getSiteItem('key')).toBeNull();
    setSiteItem('key', 'US');
    expect(localStorage.getItem('key')).toBe('US');
    expect(getSiteItem('key')).toBe('US');
  });
  it('is what was kept before, without an error, where storage is full', () => {
    vi.stubGlobal('localStorage', { getItem: () => 'US', setItem: no });
    setSiteItem('key', 'CA');
    expect(getSiteItem('key')).toBe('US');
  });
  it('is nothing, without an error, where storage is denied', () => {
    const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')!;
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: no });
    try {
      setSiteItem('key', 'US');
      expect(getSiteItem('key')).toBeNull();
    } finally {
      Object.defineProperty(globalThis, 'localStorage', own);
    }
  });
});

describe('following what is kept', () => {
  const elsewhere = (text: string | null, key: string | null = 'key') => {
    if (text === null) localStorage.removeItem('key');
    else localStorage.setItem('key', text);
    dispatchEvent(new StorageEvent('storage', { key }));
  };
  const page = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
    dispatchEvent(Object.assign(new Event(type), { persisted }));

  it('tells what another tab writes or removes, and no other key', () => {
    const told = vi.fn();
    const stop = observeSiteItem('key', null, told);
    elsewhere('US');
    elsewhere('JP', 'other');
    elsewhere(null);
    expect(told.mock.calls).toEqual([['US'], [null]]);
    stop();
    elsewhere('CA');
    expect(told).toHaveBeenCalledTimes(2);
  });
  it('tells when everything is deleted', () => {
    const told = vi.fn();
    const stop = observeSiteItem('key', null, told);
    elsewhere(null, null);
    expect(told.mock.calls).toEqual([[null]]);
    stop();
  });
  it('tells at once what has changed since it was read', () => {
    localStorage.setItem('key', 'US');
    const told = vi.fn();
    observeSiteItem('key', 'US', told)();
    expect(told).not.toHaveBeenCalled();
    observeSiteItem('key', null, told)();
    expect(told.mock.calls).toEqual([['US']]);
  });
  it('tells what changed while the page lay in the back/forward cache, and only that', () => {
    const told = vi.fn();
    const stop = observeSiteItem('key', null, told);
    localStorage.setItem('key', 'US');
    page('pagehide', true);
    page('pageshow', true);
    page('pageshow', false);
    expect(told).not.toHaveBeenCalled();
    localStorage.setItem('key', 'JP');
    page('pageshow', false);
    expect(told).not.toHaveBeenCalled();
    page('pageshow', true);
    expect(told.mock.calls).toEqual([['JP']]);
    stop();
    localStorage.setItem('key', 'CA');
    page('pageshow', true);
    expect(told).toHaveBeenCalledTimes(1);
  });
});
