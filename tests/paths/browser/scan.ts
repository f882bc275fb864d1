import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { factsOnPage } from './facts.ts';

export type Scheme = 'light' | 'dark';
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** The success criteria that are tested for, as axe tags. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] as const;
/** The rules whose answer may differ between colour schemes while the structure is the same. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'] as const;

export interface Scanner {
  /** Call it before the page is loaded and before its clock is installed: axe needs a clock that runs. */
  prepare(page: Page): Promise<void>;
  /**
   * Scans the whole page, unless this screen was scanned before.
   * @throws if axe finds a violation
   */
  scan(page: Page, screen: string): Promise<void>;
  /**
   * Scans what this state shows: the whole page at its first sight, later whatever is there that was not there in
   * this state before. Words and values do not count.
   * @returns how often axe ran: 0 if there was no news
   * @throws if axe finds a violation
   */
  look(page: Page, state: string): Promise<number>;
  /** Different screens so far. */
  count(): number;
  /** Runs of axe so far. */
  scans(): number;
}

/**
 * Scans each screen once, in every colour scheme, at the page's own size and in these viewports; the page has its own
 * size again afterwards. Where another scheme changes nothing but colours, only the rules about colours are asked.
 */
export function scanner(schemes: readonly Scheme[], viewports: readonly Viewport[] = []): Scanner {
  const screens = new Set<string>();
  const seenFacts = new Map<string, Set<number>>();
  let currentScheme: Scheme | undefined;
  let scans = 0;

  const inEveryScheme = async (page: Page, newFacts: readonly number[] | undefined) => {
    // Back and forth, so that each size costs one change of scheme.
    const order = currentScheme === schemes.at(-1) ? schemes.toReversed() : schemes;
    let before = '';
    for (const scheme of order) {
      if (scheme !== currentScheme || before !== '') await page.emulateMedia({ colorScheme: scheme });
      currentScheme = scheme;
      const facts = order.length > 1 ? String(await factsOn(page)) : '';
      const rules = facts === before && facts !== '' ? rulesOfColour : undefined;
      before = facts;
      scans++;
      assert.deepEqual(await violationsOn(page, { rules, newFacts }), [], `axe, ${scheme}, ${widthOf(page)}`);
    }
  };
  const everywhere = async (page: Page, newFacts?: readonly number[]) => {
    const before = scans;
    const ownSize = page.viewportSize();
    currentScheme = undefined;
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      await inEveryScheme(page, newFacts);
    }
    if (ownSize && viewports.length > 0) await page.setViewportSize(ownSize);
    await inEveryScheme(page, newFacts);
    return scans - before;
  };

  return {
    count: () => screens.size,
    scans: () => scans,
    prepare: keepRealTimers,
    scan: async (page, screen) => {
      if (screens.has(screen)) return;
      screens.add(screen);
      await everywhere(page);
    },
    look: async (page, state) => {
      const before = seenFacts.get(state);
      const facts = await factsOn(page);
      const newFacts = facts.filter((fact) => !before?.has(fact));
      if (newFacts.length === 0) return 0;
      seenFacts.set(state, new Set([...(before ?? []), ...facts]));
      screens.add(`${state} ${newFacts}`);
      return everywhere(page, before && newFacts);
    },
  };
}

const widthOf = (page: Page): string => `${page.viewportSize()?.width ?? 'unknown'} px wide`;

const factsOn = async (page: Page): Promise<number[]> => {
  await inject(page);
  return page.evaluate(() => [
    ...new Set((globalThis as unknown as { factsOnPage: typeof factsOnPage }).factsOnPage().values()),
  ]);
};

export interface ScanOptions {
  /** Only these rules. Default: every rule of the `standards`. */
  readonly rules?: readonly string[] | undefined;
  /** Only what bears these facts, and what it stands in. Default: the whole page. */
  readonly newFacts?: readonly number[] | undefined;
}

/** What axe finds on the page as it is: rule, impact and place. Animations are brought to their end first. */
export async function violationsOn(page: Page, { rules, newFacts }: ScanOptions = {}): Promise<string[]> {
  await inject(page);
  return page.evaluate(
    async ({ tags, only, facts }) => {
      for (const animation of document.getAnimations()) {
        const isEndless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
        if (isEndless) animation.cancel();
        else animation.finish();
      }
      const inPage = globalThis as unknown as {
        axe: typeof import('axe-core');
        factsOnPage: typeof factsOnPage;
      };
      const places = facts && [
        ...new Set(
          [...inPage.factsOnPage()].flatMap(([element, fact]) =>
            facts.includes(fact) ? [element.parentElement ?? element] : [],
          ),
        ),
      ];
      const run = (selectors: boolean) =>
        inPage.axe.run(places && places.length > 0 ? places : document, {
          runOnly: only ? { type: 'rule', values: only } : { type: 'tag', values: tags },
          resultTypes: ['violations'],
          preload: false,
          selectors,
        });
      // To have a selector for whatever might be a violation takes a fifth of the time.
      let { violations } = await run(false);
      if (violations.length > 0) ({ violations } = await run(true));
      return violations.flatMap(({ id, impact, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) => `${id} (${impact}): ${target.join(' ')}: ${failureSummary}`,
        ),
      );
    },
    { tags: [...standards], only: rules && [...rules], facts: newFacts && [...newFacts] },
  );
}

/** Half as long as `axe.source`: each scanned document has to read it again. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const realTimers = "Symbol.for('real timers')";
const keepRealTimers = async (page: Page): Promise<void> => {
  await page.addInitScript(
    `globalThis[${realTimers}] = { setTimeout: setTimeout.bind(globalThis), clearTimeout: clearTimeout.bind(globalThis) };`,
  );
};
/** Under a clock that stands still, axe would wait forever. */
const inject = async (page: Page): Promise<void> => {
  if (await page.evaluate(() => 'axe' in globalThis)) return;
  await page.evaluate(`(({ setTimeout, clearTimeout }) => { ${axe} })(globalThis[${realTimers}] ?? globalThis);
    globalThis.factsOnPage = ${factsOnPage};`);
};
