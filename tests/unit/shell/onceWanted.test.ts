/** What starts the app; `e2e/start.spec.ts` does the same in a browser. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onceWanted } from '../../../src/shell/early/onceWanted.ts';
import { storageKeys } from '../../../src/wiring/storageKeys.ts';

const forget = () => {
  history.replaceState(null, '', '/');
  sessionStorage.clear();
  localStorage.clear();
  document.body.innerHTML = `<div id="root" data-document="${location.pathname}"><button>Go</button></div>`;
};
beforeEach(forget);
afterEach(() => {
  forget();
  document.body.replaceChildren();
});

const root = () => document.getElementById('root') as HTMLElement;
/** Whether the app is wanted after what has happened so far. */
const watched = () => {
  let isWanted = false;
  onceWanted().wanted.then(() => {
    isWanted = true;
  });
  return async () => {
    await null;
    expect(root().hasAttribute('data-wanted')).toBe(isWanted);
    return isWanted;
  };
};
const move = (screenX: number) => dispatchEvent(new MouseEvent('pointermove', { screenX, screenY: 5 }));

describe('the app', () => {
  it('is not wanted by who only reads', async () => {
    expect(await watched()()).toBe(false);
  });

  it('is not wanted by a mouse that rests where the page appears, but by one that moves', async () => {
    const isWanted = watched();
    move(5);
    move(5);
    expect(await isWanted()).toBe(false);
    move(6);
    expect(await isWanted()).toBe(true);
  });

  it.each([
    'pointerdown',
    'touchstart',
    'click',
    'wheel',
    'scroll',
    'keydown',
    'focusin',
    'hashchange',
    'storage',
  ])('is wanted after %s, once', async (type) => {
    const isWanted = watched();
    expect(await isWanted()).toBe(false);
    dispatchEvent(new Event(type));
    expect(await isWanted()).toBe(true);
    root().removeAttribute('data-wanted');
    dispatchEvent(new Event(type));
    expect(root().hasAttribute('data-wanted')).toBe(false);
  });

  it.each<readonly [string, () => void]>([
    ['a query', () => history.replaceState(null, '', '/?utm_source=mail')],
    ['a hash', () => history.replaceState(null, '', '/#pricing')],
    ['another address than its document’s', () => history.replaceState(null, '', '/about')],
    ['an entry of the history that the app has written', () => history.replaceState({ scroll: 4 }, '')],
    ['content from a server', () => root().setAttribute('data-live', '')],
    ['a focus', () => document.querySelector('button')?.focus()],
    ['a draft of a request', () => sessionStorage.setItem(storageKeys.request, '{}')],
    ['a draft of a message', () => sessionStorage.setItem(storageKeys.contact, '{}')],
    ['a region', () => localStorage.setItem(storageKeys.region, 'JP')],
  ])('is wanted at once by a page with %s', async (_, arrange) => {
    arrange();
    expect(await watched()()).toBe(true);
  });

  it.each([
    ['with a mouse, once the painted page is idle', true, false, true],
    ['without one, not then', false, false, false],
    ['by who saves data, not then', true, true, false],
  ])('is wanted %s', async (_, hasMouse, savesData, isWanted) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('reduced-data') ? savesData : hasMouse,
    }));
    vi.stubGlobal('requestIdleCallback', (idle: () => void) => idle());
    const { wanted, whenPainted } = onceWanted();
    let isThere = false;
    wanted.then(() => {
      isThere = true;
    });
    await null;
    expect(isThere).toBe(false);
    whenPainted();
    await null;
    expect(isThere).toBe(isWanted);
    vi.unstubAllGlobals();
  });
});
