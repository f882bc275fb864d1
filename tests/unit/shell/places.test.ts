import { describe, expect, it } from 'vitest';
import { arrive, firstPlaces, forget, prepare } from '../../../src/shell/places.ts';

const at = (path: string, hash = '') => ({ path, search: '', hash });
const home = firstPlaces(at('/'), false);
const top = { isTopFirst: true, isLeftLater: true };

describe('the pages that are rendered (decision N9)', () => {
  it('are the one on the screen and at most one that is rendered ahead', () => {
    const ahead = prepare(prepare(home, '/services'), '/contact');
    expect(ahead.shown).toBe(home.shown);
    expect(ahead.ahead).toEqual({ key: 2, address: at('/contact'), isTopFirst: true });
  });
  it('do not change if the page is already rendered ahead, or has the view of the one on the screen', () => {
    const ahead = prepare(home, '/contact');
    expect(prepare(ahead, '/contact')).toBe(ahead);
    const service = firstPlaces(at('/services/excel-assist'), false);
    expect(prepare(service, '/services/content-editing')).toBe(service);
  });
  it('change places when the visitor arrives at the top of the one that is ahead', () => {
    const places = arrive(prepare(home, '/contact'), at('/contact'), top);
    expect(places).toEqual({
      shown: { key: 1, address: at('/contact'), isTopFirst: true },
      ahead: null,
      left: home.shown,
    });
    expect(forget(places)).toEqual({ ...places, left: null });
  });
  it('are one again if the visitor goes elsewhere, or arrives below the top', () => {
    const only = (path: string, hash: string, isTopFirst: boolean) => ({
      shown: { key: 0, address: at(path, hash), isTopFirst },
      ahead: null,
      left: null,
    });
    const ahead = prepare(home, '/contact');
    expect(arrive(ahead, at('/faq'), top)).toEqual(only('/faq', '', true));
    expect(arrive(ahead, at('/contact', '#form'), { ...top, isTopFirst: false })).toEqual(
      only('/contact', '#form', false),
    );
  });
  it('do not include a page that must be unmounted when it is left', () => {
    expect(arrive(prepare(home, '/contact'), at('/contact'), { ...top, isLeftLater: false }).left).toBeNull();
  });
});
