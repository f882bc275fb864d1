// @ts-check
/**
 * `install.mjs [--browser [--engines]]` installs missing packages, with `--browser` also a Chromium for the browser
 * tests, with `--engines` also a Firefox where it can. Every script of package.json runs it first, so it uses only Node.
 * It prints to stderr: stdout belongs to the script that follows.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from './projectRoot.mjs';

/**
 * `timeout` in ms; `quiet` collects the output without printing it.
 * @typedef {(command: string, args: string[], options?: { timeout?: number, quiet?: boolean, env?: NodeJS.ProcessEnv }) => { status: number | null, output: string }} Run
 */
/**
 * The system that the functions below use; tests pass their own.
 * @typedef {object} World
 * @property {string} root the project's folder
 * @property {NodeJS.ProcessEnv} env
 * @property {NodeJS.Platform} platform
 * @property {boolean} isRoot whether packages can be installed without sudo
 * @property {(path: string) => boolean} exists
 * @property {Run} run
 * @property {(line: string) => void} log
 * @property {(engine: 'chromium' | 'firefox' | 'webkit') => string | null} bundled the path of Playwright's own engine,
 *   or null if Playwright is not installed
 */

/** Its message is printed without a stack. */
export class CannotInstall extends Error {}

/**
 * Throws unless a version like 20.11.0 satisfies a range like >=20.11.
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

/** Includes the platform, because some packages contain binaries. @param {World} world */
export function lockStamp({ root, platform }) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${platform}-${process.arch}`;
}

/** Reads npm's own record of the installed packages. @param {string} root */
export function isInstalled(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  /** @typedef {Record<string, { version?: string, optional?: boolean }>} Packages */
  const read = (/** @type {string} */ path) =>
    /** @type {{ packages?: Packages }} */ (JSON.parse(readFileSync(path, 'utf8'))).packages ?? {};
  const installed = read(record);
  return Object.entries(read(join(root, 'package-lock.json'))).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  );
}

/** @param {World} world @returns {boolean} whether packages had to be installed */
export function installPackages(world) {
  const stampFile = join(world.root, 'node_modules', '.deskhand-lock');
  const stamp = lockStamp(world);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false;
  const wasInstalled = isInstalled(world.root);
  if (!wasInstalled) {
    world.log('Installing packages (npm ci) …');
    // With NODE_ENV=production npm would leave out the tools, which are development dependencies.
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
    const npm = world.env.npm_execpath;
    const { status } = npm?.endsWith('.js')
      ? world.run(process.execPath, [npm, ...args])
      : world.run('npm', args);
    if (status !== 0) throw new CannotInstall('npm ci failed: see its messages above.');
  }
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
  return !wasInstalled;
}

/** The headless shell is the same engine, but starts and paints three times as fast. */
const commands =
  'chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable microsoft-edge msedge'.split(
    ' ',
  );

/** The most likely path first. @param {Pick<World, 'env' | 'platform'>} world @returns {string[]} */
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
 * Ubuntu's /usr/bin/chromium-browser may only ask for snap, and a downloaded browser may lack libraries.
 * @param {World} world @param {string} path @param {RegExp} [name] what `--version` prints
 */
function works({ run, exists, platform }, path, name = /chrom|edge/i) {
  if (!exists(path)) return false;
  if (platform === 'win32') return true; // On Windows, `--version` opens a window.
  const { status, output } = run(path, ['--version'], { timeout: 15_000, quiet: true });
  return status === 0 && name.test(output);
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
 * @param {World} world
 * @returns {string | null} its path; null for Playwright's own, which Playwright finds itself
 * @throws {CannotInstall} when none can be installed
 */
export function ensureBrowser(world) {
  const configured = world.env.CHROMIUM_PATH;
  if (configured) {
    if (works(world, configured)) return configured;
    throw new CannotInstall(`CHROMIUM_PATH is "${configured}", which is not a Chromium that starts.`);
  }
  const search = () => browserPlaces(world).find((path) => works(world, path));
  const bundledWorks = () => works(world, world.bundled('chromium') ?? '');
  const systemBrowser = search();
  if (systemBrowser !== undefined) return systemBrowser;
  if (bundledWorks()) return null;

  world.log('No Chromium found: downloading one for the browser tests …');
  download(world, 'chromium');
  if (bundledWorks()) return null;

  const installed = installFrom(world, managers, 'a Chromium', search);
  if (installed !== undefined) return installed;
  throw new CannotInstall(
    'The browser tests need Chromium, and it could not be installed. Install Chromium, Chrome or Edge, or set ' +
      'CHROMIUM_PATH to one. To run everything but the browser tests: npm run test:unit',
  );
}

/** @param {World} world @param {'chromium' | 'firefox'} engine */
function download({ root, run }, engine) {
  const cli = join(root, 'node_modules', 'playwright', 'cli.js');
  run(process.execPath, [cli, 'install', engine], { timeout: 240_000 });
}

/**
 * Asks each package manager that is there, until a browser is found.
 * @param {World} world @param {typeof managers} from @param {string} what @param {() => string | undefined} search
 * @returns {string | undefined} its path
 */
function installFrom(world, from, what, search) {
  for (const [manager, ...steps] of from) {
    if (world.run(manager, ['--version'], { quiet: true, timeout: 30_000 }).status !== 0) continue;
    world.log(`Asking ${manager} for ${what} …`);
    const needsSudo = manager !== 'brew' && !world.isRoot;
    for (const step of steps) {
      const [command, args] = needsSudo ? ['sudo', ['-n', manager, ...step]] : [manager, step];
      // Go on after a failed update: the package may be known already.
      world.run(command, args, {
        timeout: 600_000,
        env: { ...world.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
      const installed = search();
      if (installed !== undefined) return installed;
    }
  }
  return undefined;
}

/** @type {typeof managers} */
const firefoxManagers = [
  [
    'apt-get',
    ['update'],
    ['install', '-y', '--no-install-recommends', 'firefox-esr'],
    ['install', '-y', '--no-install-recommends', 'firefox'],
  ],
  ['dnf', ['install', '-y', 'firefox']],
  ['pacman', ['-Sy', '--noconfirm', 'firefox']],
  ['apk', ['add', 'firefox']],
  ['brew', ['install', '--cask', 'firefox']],
];

/**
 * Playwright's own Firefox; else an installed one, which `e2e/firefoxRelay.mjs` starts. Windows cannot start the relay.
 * @param {World} world
 * @returns {string | null} its path; null for Playwright's own
 * @throws {CannotInstall} when there is none
 */
export function ensureFirefox(world) {
  const isFirefox = (/** @type {string} */ path) => works(world, path, /firefox/i);
  const configured = world.env.FIREFOX_PATH;
  if (configured) {
    if (isFirefox(configured)) return configured;
    throw new CannotInstall(`FIREFOX_PATH is "${configured}", which is not a Firefox that starts.`);
  }
  const bundledWorks = () => isFirefox(world.bundled('firefox') ?? '');
  if (bundledWorks()) return null;
  world.log('Downloading a Firefox for the browser tests …');
  download(world, 'firefox');
  if (bundledWorks()) return null;
  if (world.platform === 'win32') throw new CannotInstall('Playwright’s Firefox could not be downloaded');
  const folders = (world.env.PATH ?? '').split(delimiter).filter(Boolean);
  const places = [
    ...(world.platform === 'darwin' ? ['/Applications/Firefox.app/Contents/MacOS/firefox'] : []),
    ...['firefox-esr', 'firefox'].flatMap((command) => folders.map((folder) => join(folder, command))),
  ];
  const search = () => places.find(isFirefox);
  const found = search() ?? installFrom(world, firefoxManagers, 'a Firefox', search);
  if (found !== undefined) return found;
  throw new CannotInstall('no Firefox could be downloaded or installed; FIREFOX_PATH names one');
}

/**
 * Writes `.build/engines.json` for tests/tools/engines: for each engine beside Chromium its path (null for Playwright's own)
 * or why it is not there. A missing engine is no error. WebKit is used where Playwright's own is installed.
 * @param {World} world
 */
export function recordEngines(world) {
  const file = join(world.root, '.build', 'engines.json');
  /** @typedef {{ executablePath: string | null } | { missing: string }} Engine */
  /** @param {Engine | undefined} engine */
  const isThere = (engine) => {
    if (engine === undefined || 'missing' in engine) return false;
    return world.exists(engine.executablePath ?? world.bundled('firefox') ?? '');
  };
  const recorded = /** @type {{ firefox?: Engine }} */ (
    existsSync(file) && !world.env.FIREFOX_PATH ? JSON.parse(readFileSync(file, 'utf8')) : {}
  );
  /** @returns {Engine} */
  const firefox = () => {
    try {
      return { executablePath: ensureFirefox(world) };
    } catch (error) {
      if (!(error instanceof CannotInstall)) throw error;
      world.log(`Firefox is left out: ${error.message}`);
      return { missing: error.message };
    }
  };
  /** @type {Record<'firefox' | 'webkit', Engine>} */
  const engines = {
    firefox: isThere(recorded.firefox) && recorded.firefox ? recorded.firefox : firefox(),
    webkit: world.exists(world.bundled('webkit') ?? '')
      ? { executablePath: null }
      : { missing: 'Playwright’s WebKit is not installed (npx playwright install webkit)' },
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(engines)}\n`);
  return engines;
}

/** Writes `.build/browser.json` for e2e/playwright.config.ts. @param {World} world @returns {string | null} */
export function recordBrowser(world) {
  const file = join(world.root, '.build', 'browser.json');
  if (!world.env.CHROMIUM_PATH && existsSync(file)) {
    /** @type {unknown} */
    const recorded = JSON.parse(readFileSync(file, 'utf8')).executablePath;
    const path = recorded ?? world.bundled('chromium');
    if (typeof path === 'string' && world.exists(path)) return recorded === null ? null : path;
  }
  const executablePath = ensureBrowser(world);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ executablePath })}\n`);
  return executablePath;
}

/** @param {string} root @returns {World} */
function realWorld(root) {
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
    bundled: (engine) => {
      try {
        return createRequire(join(root, 'package.json'))('playwright')[engine].executablePath();
      } catch {
        return null;
      }
    },
  };
}

function main() {
  const world = realWorld(projectRoot);
  try {
    const { engines } = JSON.parse(readFileSync(join(world.root, 'package.json'), 'utf8'));
    checkNode(process.versions.node, engines.node);
    installPackages(world);
    if (process.argv.includes('--browser')) recordBrowser(world);
    if (process.argv.includes('--engines')) recordEngines(world);
  } catch (error) {
    if (!(error instanceof CannotInstall)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main();
