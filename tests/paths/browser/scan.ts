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

/** The tags of the axe rules that are checked. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] as const;
/** The rules whose result may differ between colour schemes while the structure is the same. */
const colourRules = ['color-contrast', 'link-in-text-block'] as const;
/** The rules whose result may differ between sizes or schemes of the page while the structure is the same. */
const changingRules = [...colourRules, 'target-size', 'scrollable-region-focusable'] as const;

export interface Scanner {
  /** Must be called before the page is loaded and its clock is installed: axe needs a running clock. */
  prepare(page: Page): Promise<void>;
  /**
   * Scans the whole page, unless this screen was scanned before.
   * @throws if axe finds a violation
   */
  scan(page: Page, screen: string): Promise<void>;
  /** With `once`: takes the page as scanned, so that of its states only what is new there is scanned. */
  know(page: Page): Promise<void>;
  /**
   * Scans a state: the whole page the first time, unless another state looked exactly the same, and later only elements
   * that no state had before. Words and values do not count as new.
   * @returns the number of axe runs; 0 if nothing is new
   * @throws if axe finds a violation
   */
  scanState(page: Page, state: string): Promise<number>;
  /** Different screens so far. */
  count(): number;
  /** Runs of axe so far. */
  scans(): number;
}

/**
 * How often a screen is scanned.
 * `all`: at every size and in every colour scheme;
 * `once`: with all rules at the page's own size in the first scheme, at the others in the last scheme with the rules that
 * a size or a scheme can change; there of a page, and everywhere of a state, only what is not known from others;
 * `turns`: at one size and in one scheme, all in turn: for an engine that is not the first.
 */
export type Scans = 'all' | 'once' | 'turns';

/**
 * Scans each screen in the colour schemes, at the current size of the page and in these viewports. The original
 * size is restored afterwards. If a second scheme changes only colours, only the rules about colours are run for it.
 * @param knownFacts what has been scanned: with `once`, scanners may share it
 */
export function scanner(
  schemes: readonly Scheme[],
  viewports: readonly Viewport[] = [],
  kind: Scans = 'all',
  knownFacts = new Set<number>(),
): Scanner {
  const screens = new Set<string>();
  const states = new Set<string>();
  /** The facts of each page that was scanned as a whole. */
  const wholePages = new Set<string>();
  let currentScheme: Scheme | undefined;
  let scans = 0;
  let turn = 0;

  const scanSchemes = async (
    page: Page,
    newFacts: readonly number[] | undefined,
    chosen: readonly Scheme[] = schemes,
    rules?: readonly string[],
  ) => {
    // Alternating the order saves a change of scheme for each size.
    const order = currentScheme === chosen.at(-1) ? chosen.toReversed() : chosen;
    let factsBefore: readonly number[] | undefined;
    for (const scheme of order) {
      if (scheme !== currentScheme || factsBefore) await page.emulateMedia({ colorScheme: scheme });
      currentScheme = scheme;
      scans++;
      const found: Findings = await look(page, {
        rules,
        newFacts,
        factsBefore,
        returnsFacts: order.length > 1,
      });
      assert.deepEqual(found.violations, [], `axe, ${scheme}, ${widthOf(page)}`);
      factsBefore = found.facts;
    }
  };
  const scanAllSizes = async (page: Page, newFacts?: readonly number[], newElsewhere = newFacts) => {
    const before = scans;
    const originalSize = page.viewportSize();
    currentScheme = undefined;
    if (kind === 'turns') {
      const viewport = [...viewports, null][turn % (viewports.length + 1)];
      const scheme = schemes[Math.floor(turn / (viewports.length + 1)) % schemes.length];
      turn++;
      if (viewport) await page.setViewportSize(viewport);
      await scanSchemes(page, newFacts, scheme && [scheme]);
      if (viewport && originalSize) await page.setViewportSize(originalSize);
      return scans - before;
    }
    const others = newElsewhere?.length === 0 ? [] : viewports;
    for (const viewport of others) {
      await page.setViewportSize(viewport);
      if (kind === 'once') await scanSchemes(page, newElsewhere, schemes.slice(-1), changingRules);
      else await scanSchemes(page, newFacts);
    }
    if (originalSize && others.length > 0) await page.setViewportSize(originalSize);
    await scanSchemes(
      page,
      newFacts,
      kind === 'once' && viewports.length > 0 ? schemes.slice(0, 1) : schemes,
    );
    return scans - before;
  };

  const learn = (facts: readonly number[]): number[] => {
    const newFacts = facts.filter((fact) => !knownFacts.has(fact));
    for (const fact of newFacts) knownFacts.add(fact);
    return newFacts;
  };
  const lookOf = (facts: readonly number[]): string => facts.toSorted((a, b) => a - b).join(' ');

  return {
    count: () => screens.size,
    scans: () => scans,
    prepare: saveRealTimers,
    scan: async (page, screen) => {
      if (screens.has(screen)) return;
      screens.add(screen);
      await scanAllSizes(page, undefined, kind === 'once' ? learn(await factsOn(page)) : undefined);
    },
    know: async (page) => {
      if (kind !== 'once') return;
      const facts = await factsOn(page);
      learn(facts);
      wholePages.add(lookOf(facts));
    },
    scanState: async (page, state) => {
      const facts = await factsOn(page);
      const isFirst = !states.has(state);
      states.add(state);
      const newFacts = learn(facts);
      if (newFacts.length === 0 && !isFirst) return 0;
      const isWhole = isFirst && (kind !== 'once' || wholePages.size === 0);
      if (isFirst) {
        if (wholePages.has(lookOf(facts))) return 0;
        wholePages.add(lookOf(facts));
      }
      screens.add(`${state} ${newFacts}`);
      return newFacts.length === 0 && !isWhole ? 0 : scanAllSizes(page, isWhole ? undefined : newFacts);
    },
  };
}

const widthOf = (page: Page): string => `${page.viewportSize()?.width ?? 'unknown'} px wide`;

interface InPage {
  readonly axe?: typeof import('axe-core');
  readonly factsOnPage?: typeof factsOnPage;
  /** As they were when they were asked for last. */
  factOf?: ReadonlyMap<Element, number> | undefined;
}

const factsOn = (page: Page): Promise<number[]> =>
  withSources(page, [factsSource], () =>
    page.evaluate(() => {
      const shared = globalThis as unknown as InPage;
      shared.factOf = shared.factsOnPage?.();
      return shared.factOf ? [...new Set(shared.factOf.values())] : null;
    }),
  );

export interface ScanOptions {
  /** Default: every rule of the `standards`. */
  readonly rules?: readonly string[] | undefined;
  /** Only elements that had these fingerprints (see facts.ts), and their parents. Default: the whole page. */
  readonly newFacts?: readonly number[] | undefined;
}

/** Returns the violations on the page: rule, impact and place. Animations are finished first. */
export const violationsOn = async (page: Page, options: ScanOptions = {}): Promise<string[]> =>
  (await look(page, options)).violations;

interface Findings {
  readonly violations: string[];
  readonly facts: number[];
}
interface LookOptions extends ScanOptions {
  /** The facts of the same page in another scheme. If they are the same now, only rules about colours are run. */
  readonly factsBefore?: readonly number[] | undefined;
  readonly returnsFacts?: boolean;
}

/** One message to the page and back: on a busy computer, each costs as much as many rules. */
const look = (page: Page, { rules, newFacts, factsBefore, returnsFacts }: LookOptions): Promise<Findings> =>
  withSources(page, [factsSource, axeSource], () =>
    page.evaluate(
      async ({ tags, colours, rules, newFacts, factsBefore, returnsFacts }): Promise<Findings | null> => {
        const { axe, factsOnPage, factOf: asked } = globalThis as unknown as InPage;
        if (!axe || !factsOnPage) return null;
        for (const animation of document.getAnimations()) {
          const isEndless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
          if (isEndless) animation.cancel();
          else animation.finish();
        }
        const facts = returnsFacts ? [...new Set(factsOnPage().values())] : [];
        const isRecoloured = factsBefore !== undefined && String(facts) === String(factsBefore);
        const only = rules ?? (isRecoloured ? colours : undefined);
        const chosen = new Set(newFacts);
        const isNew = (element: Element): boolean => chosen.has(asked?.get(element) ?? 0);
        const parents = new Set(
          [...(asked?.keys() ?? [])].flatMap((element) => {
            const place = element.parentElement ?? element;
            return element.isConnected && isNew(element) && (place === element || !isNew(place))
              ? [place]
              : [];
          }),
        );
        const known = [...parents].flatMap(({ children }) =>
          [...children].filter((child) => asked?.has(child) && !isNew(child)),
        );
        const run = (selectors: boolean) =>
          axe.run(parents.size > 0 ? { include: [...parents], exclude: known } : document, {
            runOnly: only ? { type: 'rule', values: only } : { type: 'tag', values: tags },
            resultTypes: ['violations'],
            preload: false,
            selectors,
          });
        // Selectors take a fifth of the time, so they are only computed if there is a violation.
        let { violations } = await run(false);
        if (violations.length > 0) ({ violations } = await run(true));
        return {
          facts,
          violations: violations.flatMap(({ id, impact, nodes }) =>
            nodes.map(
              ({ target, failureSummary }) => `${id} (${impact}): ${target.join(' ')}: ${failureSummary}`,
            ),
          ),
        };
      },
      {
        tags: [...standards],
        colours: [...colourRules],
        rules: rules && [...rules],
        newFacts: newFacts && [...newFacts],
        factsBefore: factsBefore && [...factsBefore],
        returnsFacts,
      },
    ),
  );

const factsSource = `globalThis.factsOnPage = ${factsOnPage};`;
const realTimers = "Symbol.for('real timers')";
/**
 * The minified file is half as long as `axe.source`, and each document has to parse it. While the clock of the page is
 * stopped, axe would wait forever, so it gets the real timers.
 */
const axeSource = `(({ setTimeout, clearTimeout }) => { ${readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)} })(globalThis[${realTimers}] ?? globalThis);`;
const saveRealTimers = async (page: Page): Promise<void> => {
  await page.addInitScript(
    `globalThis[${realTimers}] = { setTimeout: setTimeout.bind(globalThis), clearTimeout: clearTimeout.bind(globalThis) };`,
  );
};
/** Runs what needs these scripts in the page, which returns null as long as they are not there. */
const withSources = async <R>(
  page: Page,
  sources: readonly string[],
  run: () => Promise<R | null>,
): Promise<R> => {
  const result = await run();
  if (result !== null) return result;
  await page.evaluate(sources.join('\n'));
  return (await run()) as R;
};
