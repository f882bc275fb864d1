import assert from 'node:assert/strict';
import type { BrowserContext, Page } from 'playwright';
import { allAspects, readScreen, type Screen, usualAspects } from '../screen/readScreen.ts';
import type { Disturbance } from '../screen/script.ts';

/** What a page is read with, as in the checks of a path. */
interface Reading {
  readonly scope?: string | undefined;
  readonly aspects?: readonly (keyof Screen)[] | undefined;
  /** The disturbances that are left out here. */
  readonly except?: readonly string[];
  /** Only one disturbance in each state, all in turn. */
  readonly inTurn?: boolean;
}

export interface Disturber {
  /**
   * Disturbs the page when it is in a state for the first time: `narrow`, `printed` (where nothing has the focus),
   * `hidden`, `kept`, `offline`, `storage cleared` by a second tab and `Enter held`, in Chromium. The visitor must
   * perceive the same as before when it is over; in a narrow window also meanwhile, without having to scroll sideways;
   * on paper there must be a text.
   * @throws if something is different
   */
  disturbState(page: Page, state: string): Promise<void>;
}

/** 1280 × 1024 px at 400 % (WCAG 1.4.10). */
const zoomed = { width: 320, height: 256 };

/** Disturbs each state of the chart once. */
export function disturber({
  scope,
  aspects = usualAspects,
  except = [],
  inTurn = false,
}: Reading): Disturber {
  const known = new Set<string>();
  const read = async (page: Page): Promise<Screen> => {
    await page.clock.runFor(0);
    return page.evaluate(readScreen, scope);
  };
  /** Both, begun and ended, may look at the screen before. */
  const disturbances: {
    readonly [D in Disturbance]?: (page: Page, before: Screen) => Promise<void>;
  } = {
    narrow: async (page, before) => {
      const size = page.viewportSize();
      await page.setViewportSize(zoomed);
      const meanwhile = await read(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (size) await page.setViewportSize(size);
      assert.deepEqual(pick(aspects, meanwhile), pick(aspects, before));
      assert.ok(width <= zoomed.width, `the page is ${width} px wide`);
    },
    printed: async (page) => {
      // The emulation, unlike a printer, takes the focus from what is not on paper.
      if (await page.evaluate(() => document.activeElement !== document.body)) return;
      await page.emulateMedia({ media: 'print' });
      // biome-ignore lint/performance/useDomNodeTextContent: text that is not painted does not count
      const text = await page.evaluate(() => document.body.innerText.trim());
      await page.emulateMedia({ media: null });
      assert.notEqual(text, '', 'the paper is blank');
    },
    // A headless browser hides and keeps no page, so the page is told that it does.
    hidden: (page) =>
      page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
        Reflect.deleteProperty(document, 'visibilityState');
        document.dispatchEvent(new Event('visibilitychange'));
      }),
    kept: (page) =>
      page.evaluate(() => {
        for (const type of ['pagehide', 'pageshow'])
          dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
      }),
    offline: async (page) => {
      if (!(await page.evaluate(() => navigator.onLine))) return;
      await page.context().setOffline(true);
      await page.context().setOffline(false);
    },
    'storage cleared': async (page) => {
      const other = await secondTab(page);
      // It comes by another way than what the test says next.
      const heard = await page.evaluateHandle(() => ({
        isCleared: new Promise<void>((resolve) => {
          const listen = ({ key }: StorageEvent) => {
            if (key !== null) return;
            removeEventListener('storage', listen);
            resolve();
          };
          addEventListener('storage', listen);
        }),
      }));
      // A storage without anything is not cleared.
      await other.evaluate(() => {
        localStorage.setItem('another tab', '');
        localStorage.clear();
      });
      await heard.evaluate(({ isCleared }) => isCleared);
    },
    'Enter held': async (page) => {
      const isPressed = await page.evaluate(
        (selector) => document.activeElement?.matches(selector),
        pressedByEnter,
      );
      // A control is not pressed again: what its page does with the key itself counts.
      if (isPressed)
        return page.evaluate(() => {
          for (let n = 0; n < 3; n++)
            document.activeElement?.dispatchEvent(
              new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true }),
            );
        });
      for (let n = 0; n < 3; n++) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
    },
  };
  return {
    disturbState: async (page, state) => {
      if (known.has(state) || page.context().browser()?.browserType().name() !== 'chromium') return;
      known.add(state);
      const before = await read(page);
      const possible = Object.entries(disturbances).filter(([name]) => !except.includes(name));
      const chosen = inTurn ? [possible[(known.size - 1) % possible.length]] : possible;
      for (const [name, disturb] of chosen.filter((each) => each !== undefined)) {
        try {
          await disturb(page, before);
          assert.deepEqual(pick(allAspects, await read(page)), pick(allAspects, before));
        } catch (error) {
          if (error instanceof Error) error.message = `${name} in «${state}»: ${error.message}`;
          throw error;
        }
      }
    },
  };
}

/** What the browser itself presses, submits or fills in when Enter is pressed. */
const pressedByEnter = 'a, button, input, textarea, select, summary, [contenteditable]';

const secondTabs = new WeakMap<BrowserContext, Promise<Page>>();

/** A page of the same origin without anything in it. */
const secondTab = (page: Page): Promise<Page> => {
  const context = page.context();
  const known = secondTabs.get(context);
  if (known) return known;
  const open = async () => {
    const other = await context.newPage();
    await other.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await other.goto(new URL('/', page.url()).href);
    await page.bringToFront();
    return other;
  };
  const opened = open();
  secondTabs.set(context, opened);
  return opened;
};

const pick = (aspects: readonly (keyof Screen)[], screen: Screen): Partial<Screen> =>
  Object.fromEntries(aspects.map((aspect) => [aspect, screen[aspect]]));
