/** The sections that look at pages in a browser. */
import type { Page } from 'playwright';
import { href } from '../../../src/routes/href.ts';
import {
  browserFlags,
  browserPath,
  type MeasuredWindow,
  type Press,
  resultOf,
  threadClock,
  untilQuiet,
  withPage,
} from './browser.ts';
import { links, openings, presses } from './cases.ts';
import type { Host, Sent } from './host.ts';
import type { Case, Sample, Side } from './measure.ts';
import { loadLighthouse } from './packages.ts';

/** What the sections look at. */
export interface Bench {
  readonly hosts: Readonly<Record<Side, Host>>;
  /** The same two, for what browsers cache. */
  readonly cacheable: Readonly<Record<Side, Host>>;
  /** The built sites of others, by name. */
  readonly peers: ReadonlyMap<string, Host>;
  /** The paths of the pages to look at. */
  readonly pages: readonly string[];
}

/** A phone that is four times slower, on a slow line. */
const throttled = { screen: 'phone', network: 'slow4G', slowdown: 4 } as const;

const kilobytes = (sent: readonly Sent[], matches: (each: Sent) => boolean): number =>
  sent.filter(matches).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
const isScript = ({ type }: Sent): boolean => type.includes('javascript');

/** What a page loads for somebody who reads it, and what more once the mouse moves over it. */
async function sentFor(host: Host, path: string): Promise<{ readonly read: Sent[]; readonly moved: Sent[] }> {
  return withPage({ screen: 'phone' }, async (page) => {
    const sent = async () => {
      await untilQuiet(page);
      await page.waitForTimeout(2_000);
      return host.takeSent();
    };
    host.takeSent();
    await page.goto(host.origin + path);
    const read = await sent();
    await page.mouse.move(100, 100, { steps: 2 });
    return { read, moved: await sent() };
  });
}

/** What a phone loads of a page without scrolling, in kB as sent. */
const bytes = ({ hosts, pages }: Bench): Case[] =>
  pages.map((path) => ({
    what: path,
    sample: async (side) => {
      const { read, moved } = await sentFor(hosts[side], path);
      const kinds = {
        html: kilobytes(read, (each) => each.path === path),
        firstScript: kilobytes(read, isScript),
        fonts: kilobytes(read, ({ type }) => type.includes('font')),
        images: kilobytes(read, ({ type }) => type.startsWith('image')),
      };
      const total = kilobytes(read, () => true);
      const other = total - Object.values(kinds).reduce((sum, each) => sum + each);
      return { ...kinds, other, total, movedScript: kilobytes(moved, isScript) };
    },
  }));

const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
} as const;
const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  mainThread: 'mainthread-work-breakdown',
} as const;

async function audit(url: string): Promise<Sample> {
  const { run, launch } = await loadLighthouse();
  const chrome = await launch({
    chromePath: browserPath(),
    chromeFlags: [...browserFlags, '--headless=new'],
  });
  try {
    // Lighthouse's own settings: a phone, with simulated slow 4G and a four times slower processor.
    const { lhr } =
      (await run(url, {
        port: chrome.port,
        logLevel: 'silent',
        onlyCategories: Object.values(categories),
      })) ?? {};
    if (!lhr || lhr.runtimeError) throw new Error(lhr?.runtimeError?.message ?? 'Lighthouse has no result');
    const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
    const figure = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
    return {
      ...Object.fromEntries(Object.entries(categories).map(([name, id]) => [name, score(id)])),
      ...Object.fromEntries(Object.entries(audits).map(([name, id]) => [name, figure(id)])),
      benchmark: lhr.environment.benchmarkIndex,
    };
  } finally {
    chrome.kill();
  }
}

const lighthouse = ({ hosts, pages }: Bench): Case[] =>
  pages.map((path) => ({ what: path, sample: (side) => audit(hosts[side].origin + path) }));

/** The first load, really slowed down. */
const paint = ({ hosts, pages }: Bench): Case[] =>
  pages.slice(0, 3).map((path) => ({
    what: path,
    sample: (side) =>
      withPage({ ...throttled, start: 'bench.observeLoad();' }, async (page) => {
        const threadTime = await threadClock(page);
        await page.goto(hosts[side].origin + path);
        await untilQuiet(page);
        await page.waitForTimeout(800);
        const { fcp = Number.NaN, lcp = Number.NaN, cls = 0, blocked = 0 } = await resultOf(page, 'fcp');
        return { fcp, lcp, cls, blocked, threadTime: await threadTime() };
      }),
  }));

/** From the start of the load to the first press that works. */
const press = ({ hosts }: Bench): Case[] =>
  presses.map(({ what, path, ...how }) => ({
    what,
    sample: (side) => {
      const start = `bench.pressUntilSeen(${JSON.stringify(how satisfies Press)});`;
      return withPage({ ...throttled, start }, async (page) => {
        await page.goto(hosts[side].origin + path, { waitUntil: 'commit', timeout: 40_000 });
        const { fcp = Number.NaN, works = Number.NaN } = await resultOf(page, 'works');
        return { fcp, works };
      });
    },
  }));

/** Presses with a mouse that has rested on it for a moment, and returns the time until the effect is painted. */
export async function timePress(page: Page, { trigger, effect }: Press): Promise<number> {
  const target = await page.evaluateHandle((selectors) => {
    const element = (window as unknown as MeasuredWindow).bench.firstVisible(selectors);
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return element;
  }, trigger);
  await page.waitForTimeout(1_200);
  const box = await target.asElement()?.boundingBox();
  if (!box) throw new Error(`Nothing visible matches ${trigger}`);
  await page.evaluate((seen) => (window as unknown as MeasuredWindow).bench.timeNextPress(seen), effect);
  await page.mouse.move(box.x + box.width / 2, box.y + Math.min(box.height / 2, 30));
  await page.waitForTimeout(100);
  await page.mouse.down();
  await page.mouse.up();
  const { painted } = await resultOf(page, 'painted');
  return painted ?? Number.NaN;
}

const desktop = { screen: 'desktop', slowdown: 4 } as const;

/** From a press to the frame that shows what it opens, for the first time and once more. */
const dialogs = ({ hosts }: Bench): Case[] =>
  openings.map(({ what, path, before, trigger, effect }) => ({
    what,
    sample: (side) =>
      withPage(desktop, async (page) => {
        await page.goto(hosts[side].origin + path);
        await untilQuiet(page);
        if (before) await page.locator(before).filter({ visible: true }).first().click();
        const threadTime = await threadClock(page);
        const open = async () => {
          const before = await threadTime();
          const painted = await timePress(page, { trigger, effect });
          await page.waitForTimeout(900);
          return { painted, work: (await threadTime()) - before };
        };
        const first = await open();
        if (effect.visible?.includes('dialog')) await page.keyboard.press('Escape');
        else await page.locator(trigger).filter({ visible: true }).first().click();
        await page.waitForTimeout(900);
        const later = await open();
        return {
          first: first.painted,
          later: later.painted,
          firstWork: first.work,
          laterWork: later.work,
        };
      }),
  }));

/** From a press on a link to the frame that shows the next page's heading. */
const followedLinks = ({ hosts }: Bench): Case[] =>
  (['', 'slow4G'] as const).flatMap((network) =>
    links.map(({ what, path, trigger }) => ({
      what: network ? `${what}, slow 4G` : what,
      sample: (side: Side) =>
        withPage(network ? { ...desktop, network } : desktop, async (page) => {
          await page.goto(hosts[side].origin + path);
          await untilQuiet(page);
          return { painted: await timePress(page, { trigger, effect: { left: true } }) };
        }),
    })),
  );

/** Ways to come back to the home page. */
const returns: Readonly<Record<string, (page: Page, host: Host) => Promise<unknown>>> = {
  'the same address again': async (page, { origin }) => {
    await page.goto('about:blank');
    await page.goto(origin);
  },
  'a deploy has changed its words': async (page, host) => {
    host.changeDocument();
    await page.goto('about:blank');
    await page.goto(host.origin);
  },
  reload: (page) => page.reload(),
  'Back, and the browser has not kept the page': async (page, host) => {
    await page.goto(`${host.origin}${href('faq')}`);
    await untilQuiet(page);
    host.takeSent();
    await page.goBack();
  },
};

/** What a phone loads of the home page when its app has run there before, and how soon it is painted. */
const visits = ({ cacheable }: Bench): Case[] =>
  Object.entries(returns).map(([what, comeBack]) => ({
    what,
    sample: (side) =>
      withPage({ ...throttled, start: 'bench.observeLoad();' }, async (page) => {
        const host = cacheable[side];
        await page.goto(host.origin);
        await untilQuiet(page);
        await page.mouse.move(100, 100, { steps: 2 });
        await page.waitForTimeout(5_000);
        host.takeSent();
        await comeBack(page, host);
        const { fcp = Number.NaN } = await resultOf(page, 'fcp');
        await page.waitForTimeout(3_000);
        return { total: kilobytes(host.takeSent(), () => true), fcp };
      }),
  }));

/** The home page beside those of others, each with the plain page in turns. */
const peers = ({ hosts, peers: others }: Bench): Case[] =>
  others.size === 0
    ? []
    : [['this site', hosts.site] as const, ...others].map(([what, host]) => ({
        what,
        sample: async (side) => {
          const measured = side === 'plain' ? hosts.plain : host;
          const figures = await audit(`${measured.origin}/`);
          const { read } = await sentFor(measured, '/');
          return {
            ...Object.fromEntries(Object.keys(audits).map((name) => [name, figures[name] ?? Number.NaN])),
            firstScript: kilobytes(read, isScript),
            total: kilobytes(read, () => true),
          };
        },
      }));

export const pageSections = { bytes, lighthouse, paint, press, dialogs, links: followedLinks, visits, peers };
