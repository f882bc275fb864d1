// @ts-check
/**
 * `install.mjs [--browser [--engines]]` installs packages, finds or installs Chromium, and Firefox if it can.
 * Each script of package.json begins with it: it uses only Node, and leaves stdout to the script that follows.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from './projectRoot.mjs';

/**
 * The system that the functions below use; tests pass their own.
 * @typedef {object} World
 * @property {string} root the project's folder
 * @property {NodeJS.ProcessEnv} env
 * @property {NodeJS.Platform} platform
 * @property {boolean} isRoot
 * @property {(path: string) => boolean} exists
 * @property {(command: string, args: string[], options?: { timeout?: number, quiet?: boolean }) => { status: number | null, output: string }} run
 *   `timeout` in ms; `quiet` returns the output without printing it
 * @property {(line: string) => void} log
 * @property {(engine: string) => string} bundled the path of Playwright's own engine, or an empty text
 */
/** @typedef {{ executablePath: string | null } | { missing: string }} Found null is Playwright's own, which it finds itself */

/** Its message is printed without a stack. */
export class CannotInstall extends Error {}

/** Throws unless a version like 20.11.0 satisfies a range like >=20.11. @param {string} version @param {string} range */
export function checkNode(version, range) {
  const [, major = '0', minor = '0'] = /^>=\s*(\d+)(?:\.(\d+))?/.exec(range) ?? [];
  const [hasMajor = 0, hasMinor = 0] = version.split('.').map(Number);
  if (hasMajor > Number(major) || (hasMajor === Number(major) && hasMinor >= Number(minor))) return;
  throw new CannotInstall(
    `Node ${version} is too old: ${range.replace('>=', '')} or newer is needed. See https://nodejs.org.`,
  );
}

/** Compares the lock file with npm's record of what it has installed. @param {string} root */
export function isInstalled(root) {
  /** @returns {Record<string, { version?: string, optional?: boolean }>} */
  const read = (/** @type {string} */ path) => JSON.parse(readFileSync(join(root, path), 'utf8')).packages;
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  const installed = read('node_modules/.package-lock.json');
  return Object.entries(read('package-lock.json')).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  );
}

/** @param {World} world */
export function installPackages({ root, env, run, log }) {
  if (isInstalled(root)) return;
  log('Installing packages (npm ci) …');
  // With NODE_ENV=production npm would leave out the tools, which are development dependencies.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const npm = env.npm_execpath;
  const { status } = npm?.endsWith('.js') ? run(process.execPath, [npm, ...args]) : run('npm', args);
  if (status !== 0) throw new CannotInstall('npm ci failed: see its messages above.');
}

/** How an engine is called. The headless shell comes first: it starts and paints three times as fast. */
const engines = {
  chromium: {
    variable: 'CHROMIUM_PATH',
    version: /chrom|edge/i,
    commands: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'microsoft-edge'],
    apps: ['Chromium', 'Google Chrome', 'Microsoft Edge'],
    programs: ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'],
    packages: ['chromium-headless-shell', 'chromium'],
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    version: /firefox/i,
    commands: ['firefox-esr', 'firefox'],
    apps: ['Firefox'],
    // Windows cannot start the relay between Playwright and an installed Firefox.
    programs: [],
    packages: ['firefox-esr', 'firefox'],
  },
};

/** The most likely path first. @param {Pick<World, 'env' | 'platform'>} world @param {keyof typeof engines} engine */
export function places({ env, platform }, engine) {
  const { commands, apps, programs } = engines[engine];
  if (platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
    return programs.flatMap((program) => roots.map((root) => join(String(root), program)));
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return [
    ...(platform === 'darwin' ? apps.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`) : []),
    ...commands.flatMap((command) => folders.map((folder) => join(folder, command))),
  ];
}

/** Package managers, and how each installs a package. @type {[manager: string, ...args: string[]][]} */
const managers = [
  ['apt-get', 'install', '-y', '--no-install-recommends'],
  ['dnf', 'install', '-y'],
  ['pacman', '-S', '--noconfirm'],
  ['apk', 'add'],
  ['brew', 'install', '--cask'],
];

/**
 * Tries the environment's, Playwright's own, an installed one, a download, then apt or such, or throws.
 * @param {World} world @param {keyof typeof engines} engine @returns {string | null} null for Playwright's own
 */
export function ensureEngine(world, engine) {
  const { env, run, log } = world;
  const { variable, version, packages } = engines[engine];
  /** Ubuntu's /usr/bin/chromium-browser may only ask for snap, and a downloaded browser may lack libraries. */
  const works = (/** @type {string} */ path) => {
    if (!world.exists(path)) return false;
    if (world.platform === 'win32') return true; // On Windows, `--version` opens a window.
    const { status, output } = run(path, ['--version'], { timeout: 15_000, quiet: true });
    return status === 0 && version.test(output);
  };
  const configured = env[variable];
  if (configured) {
    if (works(configured)) return configured;
    throw new CannotInstall(`${variable} is "${configured}", which is no ${engine} that starts.`);
  }
  const search = () =>
    works(world.bundled(engine)) ? null : places(world, engine).find((path) => works(path));
  let found = search();
  if (found !== undefined) return found;
  log(`No ${engine} found: downloading one for the browser tests …`);
  const cli = join(world.root, 'node_modules/playwright/cli.js');
  run(process.execPath, [cli, 'install', engine], { timeout: 240_000 });
  found = search();
  const choice = `set ${variable} to one that is installed`;
  for (const [manager, ...args] of env.SYSTEM_PACKAGES === 'no' ? [] : managers) {
    if (found !== undefined) return found;
    if (run(manager, ['--version'], { quiet: true, timeout: 30_000 }).status !== 0) continue;
    const asRoot = world.isRoot || manager === 'brew' ? [] : ['sudo', '-n'];
    const steps = packages.map((name) => [...asRoot, manager, ...args, name]);
    log(
      `The browser tests need ${engine}, which is installed now by: ${steps.map((step) => step.join(' ')).join(', or ')}. ` +
        `To do without, ${choice}, or SYSTEM_PACKAGES=no; npm run test:unit needs no browser.`,
    );
    if (manager === 'apt-get') steps.unshift([...asRoot, manager, 'update']);
    for (const [command = '', ...rest] of steps)
      if (found === undefined) {
        run(command, rest, { timeout: 600_000 });
        found = search();
      }
  }
  if (found !== undefined) return found;
  throw new CannotInstall(
    `The browser tests need ${engine}, and it could not be installed. Install it, or ${choice}. To run everything but the browser tests: npm run test:unit`,
  );
}

/** Writes what `tests/tools/engines` reads. @param {World} world @param {string} name @param {unknown} content */
function record({ root }, name, content) {
  mkdirSync(join(root, '.build'), { recursive: true });
  writeFileSync(join(root, '.build', name), `${JSON.stringify(content)}\n`);
}

/** @param {World} world */
export const recordBrowser = (world) =>
  record(world, 'browser.json', { executablePath: ensureEngine(world, 'chromium') });

/** Without Firefox or WebKit, the tests in them are left out. @param {World} world */
export function recordEngines(world) {
  /** @returns {Found} */
  const firefox = () => {
    try {
      return { executablePath: ensureEngine(world, 'firefox') };
    } catch (error) {
      if (!(error instanceof CannotInstall)) throw error;
      world.log(`Firefox is left out: ${error.message}`);
      return { missing: error.message };
    }
  };
  const webkit = world.exists(world.bundled('webkit'))
    ? { executablePath: null }
    : { missing: 'Playwright’s WebKit is not installed (npx playwright install webkit)' };
  record(world, 'engines.json', { firefox: firefox(), webkit });
}

/** @returns {World} */
const realWorld = () => ({
  root: projectRoot,
  env: process.env,
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  log: console.error,
  run: (command, args, { timeout, quiet } = {}) => {
    const { status, stdout } = spawnSync(command, args, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      encoding: 'utf8',
      stdio: quiet ? 'pipe' : ['inherit', 2, 2],
      shell: process.platform === 'win32' && !/\.exe$/i.test(command),
      ...(timeout === undefined ? {} : { timeout }),
    });
    return { status, output: stdout ?? '' };
  },
  bundled: (engine) => {
    try {
      return createRequire(join(projectRoot, 'package.json'))('playwright')[engine].executablePath();
    } catch {
      return '';
    }
  },
});

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  try {
    const world = realWorld();
    checkNode(
      process.versions.node,
      JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')).engines.node,
    );
    installPackages(world);
    if (process.argv.includes('--browser')) recordBrowser(world);
    if (process.argv.includes('--engines')) recordEngines(world);
  } catch (error) {
    if (!(error instanceof CannotInstall)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
