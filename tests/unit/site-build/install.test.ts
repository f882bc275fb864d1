// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { projectRoot } from '../../../src/site-build/projectRoot.mjs';

interface World {
  root: string;
  env: NodeJS.ProcessEnv;
  platform: NodeJS.Platform;
  isRoot: boolean;
  exists: (path: string) => boolean;
  run: (
    command: string,
    args: string[],
    options?: { timeout?: number },
  ) => { status: number | null; output: string };
  log: (line: string) => void;
  bundled: (engine: string) => string | null;
}

interface Install {
  checkNode: (version: string, range: string) => void;
  isInstalled: (root: string) => boolean;
  installPackages: (world: World) => boolean;
  browserPlaces: (world: Pick<World, 'env' | 'platform'>) => string[];
  ensureBrowser: (world: World) => string | null;
  recordBrowser: (world: World) => string | null;
  ensureFirefox: (world: World) => string | null;
  recordEngines: (world: World) => unknown;
}

// Imported dynamically, because plain JavaScript has no types here.
const script = fileURLToPath(new URL('../../../src/site-build/install.mjs', import.meta.url));
const {
  checkNode,
  isInstalled,
  installPackages,
  browserPlaces,
  ensureBrowser,
  recordBrowser,
  ensureFirefox,
  recordEngines,
}: Install = await import(script);

let root: string;
let ran: string[];
let files: Set<string>;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'deskhand-install-'));
  ran = [];
  files = new Set();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A system without browser and package manager, which records every command. */
const world = (changes: Partial<World> = {}): World => ({
  root,
  env: { PATH: '/usr/bin:/opt/bin' },
  platform: 'linux',
  isRoot: true,
  exists: (path) => files.has(path) || (path.startsWith(root) && existsSync(path)),
  log: () => {},
  bundled: () => '/cache/chrome',
  ...changes,
  run: (command, args, options) => {
    ran.push([command, ...args].join(' '));
    return (
      changes.run?.(command, args, options) ?? { status: files.has(command) ? 0 : 1, output: 'Chromium 156' }
    );
  },
});

const lock = (version: string): void => {
  const packages = {
    '': {},
    'node_modules/a': { version },
    'node_modules/b': { version: '1', optional: true },
  };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
};
const npmRecord = (version: string): void => {
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  const packages = { 'node_modules/a': { version } };
  writeFileSync(join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }));
};
const succeeds = { run: () => ({ status: 0, output: '' }) };

describe('Node', () => {
  test.each(['20.11.0', '20.20.2', '22.0.0', '24.1.0'])('%s is new enough', (version) => {
    expect(() => checkNode(version, '>=20.11')).not.toThrow();
  });
  test.each(['20.10.9', '18.20.0', '9.0.0'])('%s is rejected with a clear message', (version) => {
    expect(() => checkNode(version, '>=20.11')).toThrow(
      `Node ${version} is too old: 20.11 or newer is needed.`,
    );
  });
});

describe('packages', () => {
  test('are installed with development dependencies, once per lock file', () => {
    lock('1');
    expect(installPackages(world(succeeds))).toBe(true);
    expect(ran).toEqual(['npm ci --include=dev --no-audit --no-fund']);
    expect(installPackages(world(succeeds))).toBe(false);
    lock('2');
    expect(installPackages(world(succeeds))).toBe(true);
    expect(ran).toHaveLength(2);
  });

  test('are installed by the npm that runs the script', () => {
    lock('1');
    installPackages(world({ ...succeeds, env: { npm_execpath: '/npm/npm-cli.js' } }));
    expect(ran).toEqual([`${process.execPath} /npm/npm-cli.js ci --include=dev --no-audit --no-fund`]);
  });

  test('that npm ci has already installed are not installed again', () => {
    lock('1');
    npmRecord('1');
    expect(isInstalled(root)).toBe(true);
    expect(installPackages(world(succeeds))).toBe(false);
    expect(ran).toEqual([]);
    expect(existsSync(join(root, 'node_modules', '.deskhand-lock'))).toBe(true);
  });

  test('of another version are installed again', () => {
    lock('2');
    npmRecord('1');
    expect(isInstalled(root)).toBe(false);
    expect(installPackages(world(succeeds))).toBe(true);
  });

  test('that fail to install leave no stamp', () => {
    lock('1');
    expect(() => installPackages(world())).toThrow('npm ci failed');
    expect(existsSync(join(root, 'node_modules', '.deskhand-lock'))).toBe(false);
  });

  test('of this project are checked in less than two seconds', () => {
    const started = performance.now();
    const { status, stderr } = spawnSync(process.execPath, ['--check', script], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    expect(isInstalled(projectRoot)).toBe(true);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

describe('a browser', () => {
  test('is the one in CHROMIUM_PATH', () => {
    files.add('/my/chromium').add('/usr/bin/chromium');
    expect(ensureBrowser(world({ env: { CHROMIUM_PATH: '/my/chromium', PATH: '/usr/bin' } }))).toBe(
      '/my/chromium',
    );
  });

  test('in CHROMIUM_PATH that does not exist is an error, even if there is another', () => {
    files.add('/usr/bin/chromium');
    const env = { CHROMIUM_PATH: '/none', PATH: '/usr/bin' };
    expect(() => ensureBrowser(world({ env }))).toThrow('CHROMIUM_PATH is "/none"');
  });

  test('is an installed one: first the headless shell, then Chromium, then Chrome', () => {
    files.add('/usr/bin/google-chrome').add('/opt/bin/chromium');
    expect(ensureBrowser(world())).toBe('/opt/bin/chromium');
    expect(ran).toEqual(['/opt/bin/chromium --version']);
    files.add('/usr/bin/chromium-headless-shell');
    expect(ensureBrowser(world())).toBe('/usr/bin/chromium-headless-shell');
  });

  test('that does not start is skipped', () => {
    files.add('/usr/bin/chromium-browser').add('/usr/bin/google-chrome');
    const run = (command: string) =>
      command.endsWith('browser')
        ? { status: 1, output: 'requires the chromium snap' }
        : { status: 0, output: 'Google Chrome 156' };
    expect(ensureBrowser(world({ run }))).toBe('/usr/bin/google-chrome');
  });

  test("is otherwise Playwright's own, reported as null", () => {
    files.add('/cache/chrome');
    expect(ensureBrowser(world())).toBeNull();
  });

  test('is otherwise downloaded by Playwright', () => {
    const run: World['run'] = (command, args, options) => {
      if (!args.includes('install'))
        return { status: command === '/cache/chrome' ? 0 : 1, output: 'Chromium 156' };
      expect(options?.timeout).toBeGreaterThan(0);
      files.add('/cache/chrome');
      return { status: 0, output: '' };
    };
    expect(ensureBrowser(world({ run }))).toBeNull();
    expect(ran[0]).toBe(
      `${process.execPath} ${join(root, 'node_modules/playwright/cli.js')} install chromium`,
    );
  });

  test.each([
    [true, 'chromium-headless-shell', ['']],
    [false, 'chromium-headless-shell', ['']],
    [true, 'chromium', ['-headless-shell', '']],
  ])('is otherwise installed by the package manager (root: %s, available: %s)', (isRoot, has, tried) => {
    const run: World['run'] = (command, args) => {
      if (command === `/usr/bin/${has}` || (command === 'apt-get' && args[0] === '--version'))
        return { status: 0, output: 'Chromium 156' };
      const isThere = command !== process.execPath && args.at(-1) === has;
      if (isThere) files.add(`/usr/bin/${has}`);
      return { status: isThere ? 0 : 100, output: '' };
    };
    expect(ensureBrowser(world({ isRoot, run }))).toBe(`/usr/bin/${has}`);
    const install = `${isRoot ? '' : 'sudo -n '}apt-get`;
    expect(ran.filter((line) => /apt-get (update|install)/.test(line))).toEqual([
      `${install} update`,
      ...tried.map((end) => `${install} install -y --no-install-recommends ${has}${end}`),
    ]);
  });

  test('that cannot be installed causes a clear message', () => {
    expect(() => ensureBrowser(world())).toThrow(/Install Chromium, Chrome or Edge, or set CHROMIUM_PATH/);
    expect(ran.filter((line) => line.endsWith('--version'))).toHaveLength(5);
  });

  test('is searched in the folders of macOS and Windows', () => {
    expect(browserPlaces({ platform: 'darwin', env: {} })).toContain(
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    );
    const windows = browserPlaces({ platform: 'win32', env: { PROGRAMFILES: 'C:/Program Files' } });
    expect(windows).toContain(join('C:/Program Files', 'Microsoft/Edge/Application/msedge.exe'));
  });
});

describe('Firefox', () => {
  /** Only what this says exists and answers `--version`. */
  const firefoxWorld = (changes: Partial<World> = {}) =>
    world({
      bundled: (engine) => `/cache/${engine}`,
      run: (command) => ({ status: files.has(command) ? 0 : 1, output: 'Mozilla Firefox 153' }),
      ...changes,
    });
  const recorded = (): unknown => JSON.parse(readFileSync(join(root, '.build', 'engines.json'), 'utf8'));

  test('is Playwright’s own, then a downloaded one, then an installed one', () => {
    files.add('/usr/bin/firefox').add('/opt/bin/firefox-esr').add('/cache/firefox');
    expect(ensureFirefox(firefoxWorld())).toBeNull();
    expect(ran).toEqual(['/cache/firefox --version']);
    files.delete('/cache/firefox');
    expect(ensureFirefox(firefoxWorld())).toBe('/opt/bin/firefox-esr');
    const run: World['run'] = (_, args) => {
      if (args.includes('install')) files.add('/cache/firefox');
      return { status: 0, output: 'Mozilla Firefox 153' };
    };
    expect(ensureFirefox(firefoxWorld({ run }))).toBeNull();
  });

  test('is otherwise installed by the package manager', () => {
    const run: World['run'] = (command, args) => {
      if (command === 'apt-get' && args.at(-1) === 'firefox-esr') files.add('/usr/bin/firefox-esr');
      return { status: /apt-get|firefox-esr$/.test(command) ? 0 : 1, output: 'Mozilla Firefox 153' };
    };
    expect(ensureFirefox(firefoxWorld({ run }))).toBe('/usr/bin/firefox-esr');
    expect(ran).toContain('apt-get install -y --no-install-recommends firefox-esr');
  });

  test('in FIREFOX_PATH is used, or is an error', () => {
    files.add('/my/firefox').add('/usr/bin/firefox');
    expect(ensureFirefox(firefoxWorld({ env: { FIREFOX_PATH: '/my/firefox' } }))).toBe('/my/firefox');
    const env = { FIREFOX_PATH: '/none', PATH: '/usr/bin' };
    expect(() => ensureFirefox(firefoxWorld({ env }))).toThrow('FIREFOX_PATH is "/none"');
  });

  test('that cannot be installed is left out with a reason, and tried again', () => {
    const lines: string[] = [];
    recordEngines(firefoxWorld({ log: (line) => lines.push(line) }));
    expect(lines.at(-1)).toMatch(/^Firefox is left out: no Firefox could be downloaded or installed/);
    expect(recorded()).toMatchObject({
      firefox: { missing: expect.stringContaining('no Firefox') },
      webkit: { missing: expect.stringContaining('not installed') },
    });
    files.add('/usr/bin/firefox').add('/cache/webkit');
    recordEngines(firefoxWorld());
    expect(recorded()).toEqual({
      firefox: { executablePath: '/usr/bin/firefox' },
      webkit: { executablePath: null },
    });
    ran.length = 0;
    recordEngines(firefoxWorld());
    expect(ran).toEqual([]);
  });
});

describe('the record of the browser', () => {
  const recorded = (): unknown => JSON.parse(readFileSync(join(root, '.build', 'browser.json'), 'utf8'));

  test('is used as long as the browser exists', () => {
    files.add('/usr/bin/chromium');
    expect(recordBrowser(world())).toBe('/usr/bin/chromium');
    expect(recorded()).toEqual({ executablePath: '/usr/bin/chromium' });
    ran.length = 0;
    expect(recordBrowser(world())).toBe('/usr/bin/chromium');
    expect(ran).toEqual([]);
    files.clear();
    files.add('/cache/chrome');
    expect(recordBrowser(world())).toBeNull();
    expect(recorded()).toEqual({ executablePath: null });
    expect(recordBrowser(world())).toBeNull();
  });

  test('is replaced by CHROMIUM_PATH', () => {
    files.add('/usr/bin/chromium').add('/my/chromium');
    recordBrowser(world());
    recordBrowser(world({ env: { CHROMIUM_PATH: '/my/chromium' } }));
    expect(recorded()).toEqual({ executablePath: '/my/chromium' });
  });
});

describe('the scripts of package.json', () => {
  const folder = projectRoot;
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };

  const usesPlaywright = (file: string): boolean =>
    /\bplaywright\b|e2e\/browser\.ts/.test(readFileSync(file, 'utf8'));
  /** The files of the same folder that a file imports. */
  const neighborsOf = (file: string): string[] =>
    [...readFileSync(file, 'utf8').matchAll(/ from '(\.\/[^']+)'/g)].map(([, path = '']) =>
      join(dirname(file), path),
    );
  /** Whether a command is Playwright or a script that imports it, itself or in a file beside it. */
  const needsBrowser = (command: string): boolean => {
    const [, script] = /^tsx (\S+)/.exec(command) ?? [];
    if (script === undefined) return command.startsWith('playwright ');
    const file = join(folder, script);
    return [file, ...neighborsOf(file)].some(usesPlaywright);
  };

  /** Whether a command, or the script that it starts, reads which engines are there. */
  const needsEngines = (command: string): boolean => {
    const [, script] = /^(?:tsx|playwright test -c) (\S+\.ts)/.exec(command) ?? [];
    return script !== undefined && /\/engines\.ts'/.test(readFileSync(join(folder, script), 'utf8'));
  };

  test.each(Object.entries(scripts))('%s installs what it needs first', (_, script) => {
    const [install, ...commands] = script.split(' && ');
    const browser = commands.some(needsBrowser) ? ' --browser' : '';
    const engines = commands.some(needsEngines) ? ' --engines' : '';
    expect(install).toBe(`node src/site-build/install.mjs${browser}${engines}`);
  });

  test('include some that need a browser and some that do not', () => {
    for (const flag of ['--browser', '--engines'])
      expect(new Set(Object.values(scripts).map((script) => script.includes(flag))).size).toBe(2);
  });
});
