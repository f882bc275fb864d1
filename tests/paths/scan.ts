import assert from 'node:assert/strict';
import axe from 'axe-core';
import type { Page } from 'playwright';

export type Scheme = 'light' | 'dark';

/** The success criteria that are tested for, as axe tags. */
export const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] as const;

export interface Scanner {
  /** Call it before the page is loaded and before its clock is installed: axe needs a clock that runs. */
  prepare(page: Page): Promise<void>;
  /**
   * Runs axe in every colour scheme, unless this screen was scanned before.
   * @throws if axe finds a violation
   */
  scan(page: Page, screen: string): Promise<void>;
  /** Different screens so far. */
  count(): number;
  /** Runs of axe so far. */
  scans(): number;
}

/** Scans each different screen once, in each colour scheme. */
export function scanner(schemes: readonly Scheme[]): Scanner {
  const known = new Set<string>();
  let scans = 0;
  let turn = 0;
  return {
    count: () => known.size,
    scans: () => scans,
    prepare: keepRealTimers,
    scan: async (page, screen) => {
      if (known.has(screen)) return;
      known.add(screen);
      // Back and forth, so that a screen costs one change of scheme.
      const order = turn++ % 2 === 0 ? schemes : schemes.toReversed();
      for (const scheme of order) {
        await page.emulateMedia({ colorScheme: scheme });
        scans++;
        assert.deepEqual(await violationsOn(page), [], `axe, ${scheme}`);
      }
    },
  };
}

/** What axe finds on the page as it stands: rule, impact and place. Animations are brought to their end first. */
export async function violationsOn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeWithRealTimers);
  return page.evaluate(async (values) => {
    for (const animation of document.getAnimations()) {
      const isEndless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      if (isEndless) animation.cancel();
      else animation.finish();
    }
    const { axe: inPage } = globalThis as unknown as { axe: typeof import('axe-core') };
    const { violations } = await inPage.run(document, {
      runOnly: { type: 'tag', values: [...values] },
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, impact, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} (${impact}): ${target.join(' ')}: ${failureSummary}`),
    );
  }, standards);
}

const realTimers = "Symbol.for('real timers')";
const keepRealTimers = async (page: Page): Promise<void> => {
  await page.addInitScript(
    `globalThis[${realTimers}] = { setTimeout: setTimeout.bind(globalThis), clearTimeout: clearTimeout.bind(globalThis) };`,
  );
};
/** Under a clock that stands still, axe would wait for ever. */
const axeWithRealTimers = `(({ setTimeout, clearTimeout }) => { ${axe.source} })(globalThis[${realTimers}] ?? globalThis)`;
