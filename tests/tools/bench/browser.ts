import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { launchOptions } from '../engines/browser.ts';

/** What `probe.mjs` offers in a page. */
interface Probe {
  readonly result: Readonly<Record<string, number>>;
  readonly firstVisible: (selectors: string) => HTMLElement | null;
  readonly timeNextPress: (effect: Effect) => void;
}

export interface MeasuredWindow {
  readonly bench: Probe;
}

/** As in `probe.mjs`. */
export interface Effect {
  readonly visible?: string;
  readonly changed?: string;
  readonly left?: true;
}

/** As in `probe.mjs`. */
export interface Press {
  readonly trigger: string;
  readonly effect: Effect;
  readonly once?: boolean;
}

export interface PageOptions {
  readonly screen: 'phone' | 'desktop';
  /** `slow4G`: 150 ms latency, 1.6 Mbit/s down, 750 kbit/s up. */
  readonly network?: 'slow4G';
  /** By how much the processor is slowed down; 1 by default. */
  readonly slowdown?: number;
  /** A call of the probe at the start of each document. */
  readonly start?: string;
}

/** Only loopback can be reached, and the certificate of the bench is accepted. */
export const browserFlags: readonly string[] = [
  ...launchOptions.args,
  '--disable-quic',
  '--ignore-certificate-errors',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

export const browserPath = (): string =>
  'executablePath' in launchOptions ? launchOptions.executablePath : chromium.executablePath();

const probe = readFileSync(new URL('probe.mjs', import.meta.url), 'utf8');

const screens = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 } },
} as const;

const networks = {
  slow4G: {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  },
} as const;

/** Calls `use` with an empty page of a fresh browser: nothing is cached. */
export async function withPage<Result>(
  { screen, network, slowdown = 1, start = '' }: PageOptions,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const browser: Browser = await chromium.launch({ ...launchOptions, args: [...browserFlags] });
  try {
    const context = await browser.newContext({ ...screens[screen], ignoreHTTPSErrors: true });
    const page = await context.newPage();
    await page.addInitScript({
      content: `if (location.protocol.startsWith('http')) {${probe}\n${start}}`,
    });
    const session: CDPSession = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (network) await session.send('Network.emulateNetworkConditions', networks[network]);
    if (slowdown !== 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await use(page);
  } finally {
    await browser.close();
  }
}

/** Waits until a figure of the probe is there. */
export const resultOf = async (
  page: Page,
  figure: string,
  timeout = 100_000,
): Promise<Readonly<Record<string, number>>> => {
  const read = (name: string) => {
    const { result } = (window as unknown as MeasuredWindow).bench;
    return result[name] === undefined ? null : { ...result };
  };
  const end = performance.now() + timeout;
  for (;;) {
    const result = await page.evaluate(read, figure).catch((error: unknown) => {
      // The page was left while it was asked.
      if (String(error).includes('context was destroyed')) return null;
      throw error;
    });
    if (result !== null) return result;
    if (performance.now() > end) throw new Error(`Timeout: the page has no ${figure} after ${timeout} ms`);
    await wait(50);
  }
};

/**
 * Returns a clock that counts the milliseconds in which the page's main thread has worked. What other processes do does
 * not count, so it is steadier on a busy machine than time itself.
 */
export const threadClock = async (page: Page): Promise<() => Promise<number>> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
};

/** No request for half a second, or ten seconds have passed. */
export const untilQuiet = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {});

export const browserVersion = async (): Promise<string> => {
  const browser = await chromium.launch(launchOptions);
  try {
    return browser.version();
  } finally {
    await browser.close();
  }
};
