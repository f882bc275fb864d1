import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getSiteItem, observeSiteItem, setSiteItem } from '../../../src/effects/siteStorage.ts';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

const deny = () => {
  throw new DOMException('denied', 'SecurityError');
};

describe('an item of the site', () => {
  it('is stored as plain text and returned as it was', () => {
    expect(getSiteItem('key')).toBeNull();
    setSiteItem('key', 'US');
    expect(localStorage.getItem('key')).toBe('US');
    expect(getSiteItem('key')).toBe('US');
  });
  it('keeps its value, without an error, if storage is full', () => {
    vi.stubGlobal('localStorage', { getItem: () => 'US', setItem: deny });
    setSiteItem('key', 'CA');
    expect(getSiteItem('key')).toBe('US');
  });
  it('is null, without an error, if storage is denied', () => {
    const original = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')!;
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: deny });
    try {
      setSiteItem('key', 'US');
      expect(getSiteItem('key')).toBeNull();
    } finally {
      Object.defineProperty(globalThis, 'localStorage', original);
    }
  });
});

describe('observing an item of the site', () => {
  const elsewhere = (text: string | null, key: string | null = 'key') => {
    if (text === null) localStorage.removeItem('key');
    else localStorage.setItem('key', text);
    dispatchEvent(new StorageEvent('storage', { key }));
  };
  const page = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
    dispatchEvent(Object.assign(new Event(type), { persisted }));

  it('reports what another tab writes or removes, but no other key', () => {
    const onChange = vi.fn();
    const stop = observeSiteItem('key', null, onChange);
    elsewhere('US');
    elsewhere('JP', 'other');
    elsewhere(null);
    expect(onChange.mock.calls).toEqual([['US'], [null]]);
    stop();
    elsewhere('CA');
    expect(onChange).toHaveBeenCalledTimes(2);
  });
  it('reports that everything was deleted', () => {
    const onChange = vi.fn();
    const stop = observeSiteItem('key', null, onChange);
    elsewhere(null, null);
    expect(onChange.mock.calls).toEqual([[null]]);
    stop();
  });
  it('reports at once what has changed since it was read', () => {
    localStorage.setItem('key', 'US');
    const onChange = vi.fn();
    observeSiteItem('key', 'US', onChange)();
    expect(onChange).not.toHaveBeenCalled();
    observeSiteItem('key', null, onChange)();
    expect(onChange.mock.calls).toEqual([['US']]);
  });
  it('reports only what changed while the page was in the back/forward cache', () => {
    const onChange = vi.fn();
    const stop = observeSiteItem('key', null, onChange);
    localStorage.setItem('key', 'US');
    page('pagehide', true);
    page('pageshow', true);
    page('pageshow', false);
    expect(onChange).not.toHaveBeenCalled();
    localStorage.setItem('key', 'JP');
    page('pageshow', false);
    expect(onChange).not.toHaveBeenCalled();
    page('pageshow', true);
    expect(onChange.mock.calls).toEqual([['JP']]);
    stop();
    localStorage.setItem('key', 'CA');
    page('pageshow', true);
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});
