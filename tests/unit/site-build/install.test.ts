// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  bundled: (engine: string) => string;
}

type Engine = 'chromium' | 'firefox';

interface Install {
  checkNode: (version: string, range: string) => void;
  isInstalled: (root: string) => boolean;
  installPackages: (world: World) => void;
  places: (world: Pick<World, 'env' | 'platform'>, engine: Engine) => string[];
  ensureEngine: (world: World, engine: Engine) => string | null;
  recordEngines: (world: World) => void;
}

// Imported dynamically, because plain JavaScript has no types here.
const script = fileURLToPath(new URL('../../../src/site-build/install.mjs', import.meta.url));
const { checkNode, isInstalled, installPackages, places, ensureEngine, recordEngines }: Install =
  await import(script);

let root: string;
let ran: string[];
let lines: string[];
let files: Set<string>;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'deskhand-install-'));
  ran = [];
  lines = [];
  files = new Set();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A system without browser and package manager, which records every command. */
const world = (changes: Partial<World> = {}): World => ({
  root,
  env: { PATH: '/usr/bin:/opt/bin' },
  platform: 'linux',
  isRoot: true,
  exists: (path) => files.has(path),
  log: (line) => lines.push(line),
  bundled: (engine) => `/cache/${engine}`,
  ...changes,
  run: (command, args, options) => {
    ran.push([command, ...args].join(' '));
    const version = command.includes('firefox') ? 'Mozilla Firefox 153' : 'Chromium 156';
    return changes.run?.(command, args, options) ?? { status: files.has(command) ? 0 : 1, output: version };
  },
});

/** Stands for a package manager that has only this package, and for the installed browsers. */
const aptGet =
  (has: string): World['run'] =>
  (command, args) => {
    const isInstall = args.at(-1) === has && args.includes('-y');
    if (isInstall) files.add(`/usr/bin/${has}`);
    const output = command.includes('firefox') ? 'Mozilla Firefox 153' : 'Chromium 156';
    const isThere = files.has(command) || (command === 'apt-get' && args[0] === '--version');
    return { status: isInstall || isThere ? 0 : 100, output };
  };

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
  test('are installed with development dependencies, unless npm has installed these versions', () => {
    lock('1');
    installPackages(world(succeeds));
    expect(ran).toEqual(['npm ci --include=dev --no-audit --no-fund']);
    npmRecord('1');
    installPackages(world(succeeds));
    expect(ran).toHaveLength(1);
    lock('2');
    installPackages(world(succeeds));
    expect(ran).toHaveLength(2);
  });

  test('are installed by the npm that runs the script', () => {
    lock('1');
    installPackages(world({ ...succeeds, env: { npm_execpath: '/npm/npm-cli.js' } }));
    expect(ran).toEqual([`${process.execPath} /npm/npm-cli.js ci --include=dev --no-audit --no-fund`]);
  });

  test('that fail to install are an error', () => {
    lock('1');
    expect(() => installPackages(world())).toThrow('npm ci failed');
  });

  test('of this project are there', () => {
    expect(isInstalled(projectRoot)).toBe(true);
  });
});

describe('a browser', () => {
  test('is the one that the environment names, and nothing else', () => {
    files.add('/my/chromium').add('/usr/bin/chromium').add('/cache/chromium');
    const env = { CHROMIUM_PATH: '/my/chromium', PATH: '/usr/bin' };
    expect(ensureEngine(world({ env }), 'chromium')).toBe('/my/chromium');
    files.delete('/my/chromium');
    expect(() => ensureEngine(world({ env }), 'chromium')).toThrow('CHROMIUM_PATH is "/my/chromium"');
    const named = { FIREFOX_PATH: '/none', PATH: '/usr/bin' };
    expect(() => ensureEngine(world({ env: named }), 'firefox')).toThrow('FIREFOX_PATH is "/none"');
  });

  test('is Playwright’s own, then an installed one: first the headless shell, then Chromium, then Chrome', () => {
    files.add('/usr/bin/google-chrome').add('/opt/bin/chromium');
    expect(ensureEngine(world(), 'chromium')).toBe('/opt/bin/chromium');
    expect(ran).toEqual(['/opt/bin/chromium --version']);
    files.add('/usr/bin/chromium-headless-shell');
    expect(ensureEngine(world(), 'chromium')).toBe('/usr/bin/chromium-headless-shell');
    files.add('/cache/chromium');
    expect(ensureEngine(world(), 'chromium')).toBeNull();
  });

  test('that does not start is skipped', () => {
    files.add('/usr/bin/chromium-browser').add('/usr/bin/google-chrome');
    const run = (command: string) =>
      command.endsWith('browser')
        ? { status: 1, output: 'requires the chromium snap' }
        : { status: 0, output: 'Google Chrome 156' };
    expect(ensureEngine(world({ run }), 'chromium')).toBe('/usr/bin/google-chrome');
  });

  test('is otherwise downloaded by Playwright', () => {
    const run: World['run'] = (command, args, options) => {
      if (!args.includes('install')) return { status: Number(!files.has(command)), output: 'Chromium 156' };
      expect(options?.timeout).toBeGreaterThan(0);
      files.add('/cache/chromium');
      return { status: 0, output: '' };
    };
    expect(ensureEngine(world({ run }), 'chromium')).toBeNull();
    expect(ran[0]).toBe(
      `${process.execPath} ${join(root, 'node_modules/playwright/cli.js')} install chromium`,
    );
  });

  test.each([
    [true, 'chromium', 'chromium-headless-shell', ['chromium-headless-shell']],
    [false, 'chromium', 'chromium', ['chromium-headless-shell', 'chromium']],
    [true, 'firefox', 'firefox-esr', ['firefox-esr']],
  ] as const)(
    'is otherwise installed by the package manager, which is said before (root: %s, %s, available: %s)',
    (isRoot, engine, has, tried) => {
      let saidBefore = '';
      const run: World['run'] = (command, args) => {
        if (args.includes('update')) saidBefore = lines.at(-1) ?? '';
        return aptGet(has)(command, args);
      };
      expect(ensureEngine(world({ isRoot, run }), engine)).toBe(`/usr/bin/${has}`);
      const install = `${isRoot ? '' : 'sudo -n '}apt-get`;
      const steps = tried.map((name) => `${install} install -y --no-install-recommends ${name}`);
      expect(ran.filter((line) => /apt-get (update|install)/.test(line))).toEqual([
        `${install} update`,
        ...steps,
      ]);
      expect(saidBefore).toContain(`need ${engine}, which is installed now by: ${steps[0]}`);
      expect(saidBefore).toMatch(
        /To do without, set \w+_PATH to one that is installed, or SYSTEM_PACKAGES=no/,
      );
    },
  );

  test('that cannot be installed causes a clear message, and no package manager is asked if SYSTEM_PACKAGES is no', () => {
    const failure = /Install it, or set CHROMIUM_PATH/;
    expect(() => ensureEngine(world(), 'chromium')).toThrow(failure);
    expect(ran.filter((line) => line.endsWith('--version'))).toHaveLength(5);
    ran.length = 0;
    const refusing = world({ env: { PATH: '/usr/bin', SYSTEM_PACKAGES: 'no' }, run: aptGet('chromium') });
    expect(() => ensureEngine(refusing, 'chromium')).toThrow(failure);
    expect(ran.filter((line) => /apt-get|sudo/.test(line))).toEqual([]);
  });

  test('is searched in the folders of macOS and Windows', () => {
    expect(places({ platform: 'darwin', env: {} }, 'chromium')).toContain(
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    );
    const windows = { platform: 'win32', env: { PROGRAMFILES: 'C:/Program Files' } } as const;
    expect(places(windows, 'chromium')).toContain(
      join('C:/Program Files', 'Microsoft/Edge/Application/msedge.exe'),
    );
    expect(places(windows, 'firefox')).toEqual([]);
  });
});

test('engines that cannot be installed are left out with a reason, and looked for again', () => {
  const recorded = (): unknown => JSON.parse(readFileSync(join(root, '.build', 'engines.json'), 'utf8'));
  recordEngines(world());
  expect(lines.at(-1)).toMatch(/^Firefox is left out: .* could not be installed/);
  expect(recorded()).toMatchObject({
    firefox: { missing: expect.stringContaining('could not be installed') },
    webkit: { missing: expect.stringContaining('not installed') },
  });
  files.add('/usr/bin/firefox').add('/cache/webkit');
  recordEngines(world());
  expect(recorded()).toEqual({
    firefox: { executablePath: '/usr/bin/firefox' },
    webkit: { executablePath: null },
  });
});

describe('the scripts of package.json', () => {
  const folder = projectRoot;
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };

  const usesPlaywright = (file: string): boolean =>
    /\bplaywright\b|engines\/browser\.ts/.test(readFileSync(file, 'utf8'));
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
    if (command === 'tsx tests/run.ts --all') return true;
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
