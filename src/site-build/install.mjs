// @ts-check
/**
 * `install.mjs [--browser]` installs missing packages, and a Chromium for the browser tests. Every script of
 * package.json runs it first, so it uses only Node. It prints to stderr: stdout belongs to the script that follows.
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
 * @property {() => string | null} bundled the path of Playwright's Chromium, or null if Playwright is not installed
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
 * @param {World} world @param {string} path
 */
function works({ run, exists, platform }, path) {
  if (!exists(path)) return false;
  if (platform === 'win32') return true; // On Windows, `--version` opens a window.
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
  const bundledWorks = () => works(world, world.bundled() ?? '');
  const systemBrowser = search();
  if (systemBrowser !== undefined) return systemBrowser;
  if (bundledWorks()) return null;

  world.log('No Chromium found: downloading one for the browser tests …');
  const cli = join(world.root, 'node_modules', 'playwright', 'cli.js');
  world.run(process.execPath, [cli, 'install', 'chromium'], { timeout: 240_000 });
  if (bundledWorks()) return null;

  for (const [manager, ...steps] of managers) {
    if (world.run(manager, ['--version'], { quiet: true, timeout: 30_000 }).status !== 0) continue;
    world.log(`Asking ${manager} for a Chromium …`);
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
  throw new CannotInstall(
    'The browser tests need Chromium, and it could not be installed. Install Chromium, Chrome or Edge, or set ' +
      'CHROMIUM_PATH to one. To run everything but the browser tests: npm run test:unit',
  );
}

/** Writes `.build/browser.json` for e2e/playwright.config.ts. @param {World} world @returns {string | null} */
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
  const world = realWorld(projectRoot);
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
