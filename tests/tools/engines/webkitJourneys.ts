/**
 * `npm run test:webkit [-- --optional]`: the journeys of visitors in WebKitGTK, on the built site with a real inbox.
 * Fails for an error of the console or the policy as well. With `--optional`, it is no failure when WebKit cannot be
 * installed. Writes the counts to `.build/webkit.json`.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { config } from '../../../src/config.ts';
import { serve } from '../../../src/serve/server.ts';
import { buildIfStale } from '../../../src/site-build/build.ts';
import { projectRoot } from '../../../src/site-build/projectRoot.mjs';
import { readScreen } from '../../paths/index.ts';
import { areHydrated, hydratedHeading } from '../../worlds/areHydrated.ts';
import { storedMessages } from '../../worlds/inbox/form.ts';
import type { CheckedRequest } from '../hosts/checkHost.ts';
import { report, reportSkipped } from '../hosts/report.ts';
import { driverUi } from './driverUi.ts';
import { startFirstScriptProxy } from './firstScriptProxy.ts';
import { installWebKit } from './installWebKit.ts';
import { type Browser, journeys, until } from './journeys.ts';
import { startWebDriver, type WebDriver } from './webDriver.ts';

/** Longer than all journeys on a busy computer. */
const limitMs = 90_000;

const inPageScript = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'inPage.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'safari16',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
  });
  // `__name` is what the compiler adds to functions.
  return `${outputFiles[0]?.text}{ const __name = (named) => named; inPage.readScreen = ${readScreen}; }`;
};

/** The same in-page code runs in every document, so its errors are read before the document is left. */
async function walk(driver: WebDriver, site: string, inboxFolder: string): Promise<CheckedRequest[]> {
  const { post, run } = driver;
  const problems: string[] = [];
  const noteErrors = async () =>
    problems.push(...((await run('return window.inPage?.errors.splice(0) ?? []')) as string[]));
  const browser: Browser = {
    ui: driverUi(driver),
    open: async (path) => {
      await noteErrors();
      await post('/url', { url: `${site}${path}` });
      await until(async () => {
        // The app comes with the first thing that a visitor does.
        const isHydrated = await run(`
          dispatchEvent(new Event('wheel'));
          return (${areHydrated})('${hydratedHeading}');`);
        if (!isHydrated) throw new Error(`${path} is not hydrated`);
      });
    },
    back: async () => void (await run('history.back()')),
    address: async () => (await run('return location.pathname + location.hash')) as string,
    stored: () => storedMessages(inboxFolder).map(({ json }) => json),
  };
  const checked: CheckedRequest[] = [];
  for (const [name, journey] of Object.entries(journeys)) {
    const started = performance.now();
    try {
      await journey(browser);
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
      const picture = join(projectRoot, `.build/webkit-${checked.length + 1}.png`);
      const bytes = await run('return location.href').catch(() => 'no page');
      problems.push(`at ${bytes}, see ${picture}`);
      writeFileSync(picture, Buffer.from(String(await driver.screenshot().catch(() => '')), 'base64'));
    }
    await noteErrors().catch(() => {});
    console.log(`${name} (${Math.round(performance.now() - started)} ms)`);
    checked.push({ name, problems: problems.splice(0) });
  }
  return checked;
}

async function main(): Promise<void> {
  const isOptional = process.argv.includes('--optional');
  const installed = installWebKit();
  if (typeof installed === 'string') return reportSkipped('webkit', installed, isOptional);
  const { outDir: dist } = await buildIfStale();
  const inboxFolder = mkdtempSync(join(tmpdir(), 'deskhand-webkit-'));
  const site = await serve({ config, dist, port: 0, inboxFolder });
  const proxy = await startFirstScriptProxy(site.url, await inPageScript());
  const driver = await startWebDriver(installed);
  const tooLong = setTimeout(() => {
    console.error(`The journeys take longer than ${limitMs / 1000} s.`);
    process.exit(1);
  }, limitMs);
  try {
    report('webkit', await walk(driver, proxy.url, inboxFolder));
  } finally {
    clearTimeout(tooLong);
    await driver.close();
    proxy.close();
    await site.close(0);
    rmSync(inboxFolder, { recursive: true, force: true });
  }
}

await main();
