// @ts-check
/**
 * Installs what is missing: `node src/site-build/install.mjs [--browser]`. Every script of package.json runs it first,
 * so that each works in a fresh clone. It needs nothing but Node. Exits with 1 and a clear message when something
 * cannot be installed. Everything it prints goes to stderr: stdout belongs to the script that follows.
 *
 * The packages: `npm ci`, unless the stamp in node_modules names this package-lock.json. With `--browser` a Chromium
 * for the browser tests as well, see {@link ensureBrowser}.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from './projectRoot.mjs';

/**
 * Runs a command: its exit code and what it printed. `timeout` in ms; `quiet`: collect the output, show nothing.
 * @typedef {(command: string, args: string[], options?: { timeout?: number, quiet?: boolean, env?: NodeJS.ProcessEnv }) => { status: number | null, output: string }} Run
 */
/**
 * What the functions below use of the system; tests pass their own.
 * @typedef {object} World
 * @property {string} root the project's folder
 * @property {NodeJS.ProcessEnv} env
 * @property {NodeJS.Platform} platform
 * @property {boolean} isRoot whether packages may be installed without sudo
 * @property {(path: string) => boolean} exists
 * @property {Run} run
 * @property {(line: string) => void} log
 * @property {() => string | null} bundled the path of Playwright's own Chromium, or null if Playwright is not installed
 */

/** An error whose message is for the person at the terminal; it is printed without a stack. */
export class CannotInstall extends Error {}

/**
 * Throws unless `version` (`20.11.0`) satisfies `range`, which must have the shape `>=20.11`.
 * @param {string} version
 * @param {string} range
 */
export function checkNode(version, range) {
  const [, major = '0', minor = '0'] = /^>=\s*(\d+)(?:\.(\d+))?/.exec(range) ?? [];
  const [hasMajor = 0, hasMinor = 0] = version.split('.').map(Number);
  if (hasMajor > Number(major) || (hasMajor === Number(major) && hasMinor >= Number(minor))) return;
  throw new CannotInstall(
    `Node ${version} is too old: ${range.replace('>=', '')} or newer is needed. See https://nodejs.org.`,
  );
}

/** What node_modules depends on: the lock file, and the platform, since some packages contain binaries. @param {World} world */
export function lockStamp({ root, platform }) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${platform}-${process.arch}`;
}

/** Whether the packages are installed already, by npm's own record. @param {string} root */
export function isInstalled(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  /** @typedef {Record<string, { version?: string, optional?: boolean }>} Packages */
  const read = (/** @type {string} */ path) =>
    /** @type {{ packages?: Packages }} */ (JSON.parse(readFileSync(path, 'utf8'))).packages ?? {};
  const there = read(record);
  return Object.entries(read(join(root, 'package-lock.json'))).every(
    ([path, { version, optional }]) => path === '' || optional || there[path]?.version === version,
  );
}

/**
 * Installs the packages if need be.
 * @param {World} world
 * @returns {boolean} whether anything had to be installed
 */
export function installPackages(world) {
  const stampFile = join(world.root, 'node_modules', '.deskhand-lock');
  const stamp = lockStamp(world);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false;
  const wasThere = isInstalled(world.root);
  if (!wasThere) {
    world.log('Installing packages (npm ci) …');
    // The tools are development dependencies; NODE_ENV=production must not leave them out.
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
    const npm = world.env.npm_execpath;
    const { status } = npm?.endsWith('.js')
      ? world.run(process.execPath, [npm, ...args])
      : world.run('npm', args);
    if (status !== 0) throw new CannotInstall('npm ci failed: see its messages above.');
  }
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
  return !wasThere;
}

/** The headless shell comes first: it is the same engine, and starts and paints three times as fast. */
const commands =
  'chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable microsoft-edge msedge'.split(
    ' ',
  );

/**
 * Where a browser might be, the likeliest first.
 * @param {Pick<World, 'env' | 'platform'>} world
 * @returns {string[]} absolute paths
 */
export function browserPlaces({ env, platform }) {
  if (platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
    const files = [
      'Google/Chrome/Application/chrome',
      'Chromium/Application/chrome',
      'Microsoft/Edge/Application/msedge',
    ];
    return files.flatMap((file) => roots.map((root) => join(String(root), `${file}.exe`)));
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const apps = platform === 'darwin' ? ['Chromium', 'Google Chrome', 'Microsoft Edge'] : [];
  return [
    ...apps.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
    ...commands.flatMap((command) => folders.map((folder) => join(folder, command))),
  ];
}

/**
 * Whether a file is a browser that starts. On Ubuntu /usr/bin/chromium-browser may be a script that only asks for
 * snap, and a downloaded browser may lack libraries.
 * @param {World} world
 * @param {string} path
 */
function works({ run, exists, platform }, path) {
  if (!exists(path)) return false;
  if (platform === 'win32') return true; // There `--version` opens a window.
  const { status, output } = run(path, ['--version'], { timeout: 15_000, quiet: true });
  return status === 0 && /chrom|edge/i.test(output);
}

/** @type {[command: string, ...steps: string[][]][]} package managers, and the steps that install a browser */
const managers = [
  [
    'apt-get',
    ['update'],
    ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
    ['install', '-y', '--no-install-recommends', 'chromium'],
  ],
  ['dnf', ['install', '-y', 'chromium']],
  ['pacman', ['-Sy', '--noconfirm', 'chromium']],
  ['apk', ['add', 'chromium']],
  ['brew', ['install', '--cask', 'chromium']],
];

/**
 * Finds a Chromium or installs one. In this order: CHROMIUM_PATH, one that is installed, Playwright's own, Playwright's
 * download, the system's package manager.
 *
 * @param {World} world
 * @returns {string | null} its path; null: Playwright's own, which it finds by itself
 * @throws {CannotInstall} when there is none and none can be installed
 */
export function ensureBrowser(world) {
  const given = world.env.CHROMIUM_PATH;
  if (given) {
    if (works(world, given)) return given;
    throw new CannotInstall(`CHROMIUM_PATH is "${given}", which is not a Chromium that starts.`);
  }
  const search = () => browserPlaces(world).find((path) => works(world, path));
  const bundledWorks = () => works(world, world.bundled() ?? '');
  const there = search();
  if (there !== undefined) return there;
  if (bundledWorks()) return null;

  world.log('No Chromium found: downloading one for the browser tests …');
  const cli = join(world.root, 'node_modules', 'playwright', 'cli.js');
  world.run(process.execPath, [cli, 'install', 'chromium'], { timeout: 240_000 });
  if (bundledWorks()) return null;

  for (const [manager, ...steps] of managers) {
    if (world.run(manager, ['--version'], { quiet: true, timeout: 30_000 }).status !== 0) continue;
    world.log(`Asking ${manager} for a Chromium …`);
    const asOther = manager !== 'brew' && !world.isRoot;
    for (const step of steps) {
      const [command, args] = asOther ? ['sudo', ['-n', manager, ...step]] : [manager, step];
      // A failing update must not keep a package that is known already from being installed.
      world.run(command, args, {
        timeout: 600_000,
        env: { ...world.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
      const installed = search();
      if (installed !== undefined) return installed;
    }
  }
  throw new CannotInstall(
    'The browser tests need Chromium, and it could not be installed. Install Chromium, Chrome or Edge, or set ' +
      'CHROMIUM_PATH to one. To run everything but the browser tests: npm run test:unit',
  );
}

/**
 * Finds or installs a browser and writes its path to `.build/browser.json`, which e2e/playwright.config.ts reads:
 * `{ "executablePath": string | null }`. The recorded browser is used as long as it exists.
 * @param {World} world
 * @returns {string | null} as {@link ensureBrowser}
 */
export function recordBrowser(world) {
  const file = join(world.root, '.build', 'browser.json');
  if (!world.env.CHROMIUM_PATH && existsSync(file)) {
    /** @type {unknown} */
    const recorded = JSON.parse(readFileSync(file, 'utf8')).executablePath;
    const path = recorded ?? world.bundled();
    if (typeof path === 'string' && world.exists(path)) return recorded === null ? null : path;
  }
  const executablePath = ensureBrowser(world);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ executablePath })}\n`);
  return executablePath;
}

/** The real system. @param {string} root @returns {World} */
function here(root) {
  const { env, platform } = process;
  return {
    root,
    env,
    platform,
    isRoot: process.getuid?.() === 0,
    exists: existsSync,
    log: console.error,
    run: (command, args, options = {}) => {
      /** @type {import('node:child_process').StdioOptions} */
      const stdio = options.quiet ? 'pipe' : ['inherit', 2, 2];
      const shell = platform === 'win32' && !/\.exe$/i.test(command);
      const ran = spawnSync(command, args, { env, ...options, encoding: 'utf8', stdio, shell });
      return { status: ran.status, output: ran.stdout ?? '' };
    },
    bundled: () => {
      try {
        return createRequire(join(root, 'package.json'))('playwright').chromium.executablePath();
      } catch {
        return null;
      }
    },
  };
}

function main() {
  const world = here(projectRoot);
  try {
    const { engines } = JSON.parse(readFileSync(join(world.root, 'package.json'), 'utf8'));
    checkNode(process.versions.node, engines.node);
    installPackages(world);
    if (process.argv.includes('--browser')) recordBrowser(world);
  } catch (error) {
    if (!(error instanceof CannotInstall)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main();
