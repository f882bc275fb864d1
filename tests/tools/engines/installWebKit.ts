import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** WebKitGTK with its driver and a screen that nobody sees. */
export interface InstalledWebKit {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

const packages = ['webkit2gtk-driver', 'xvfb'];

const inPath = (command: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(':')
    .map((folder) => join(folder, command))
    .find((path) => existsSync(path));

/** Debian keeps it in `/usr/lib/<machine>/webkit2gtk-<version>/`. */
const miniBrowser = (): string | undefined =>
  ['/usr/lib', ...(existsSync('/usr/lib') ? readdirSync('/usr/lib').map((each) => `/usr/lib/${each}`) : [])]
    .flatMap((folder) =>
      ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((name) => join(folder, name, 'MiniBrowser')),
    )
    .find((path) => existsSync(path));

const find = (): InstalledWebKit | undefined => {
  const [driver, browser, display] = [inPath('WebKitWebDriver'), miniBrowser(), inPath('Xvfb')];
  return driver && browser && display ? { driver, browser, display } : undefined;
};

/** Installs it from Debian's or Ubuntu's packages if it is not there. Returns a sentence that says why it is not. */
export function installWebKit(): InstalledWebKit | string {
  const installed = find();
  if (installed) return installed;
  if (!inPath('apt-get'))
    return `WebKitGTK’s driver is not installed, and there is no apt-get to install it.`;
  const isRoot = process.getuid?.() === 0;
  console.log(`Installing ${packages.join(' and ')} …`);
  for (const step of [
    ['update'],
    ['-o', 'DPkg::Lock::Timeout=120', 'install', '-y', '--no-install-recommends', ...packages],
  ]) {
    const [command, args] = isRoot ? ['apt-get', step] : ['sudo', ['-n', 'apt-get', ...step]];
    // Go on after a failed update: the packages may be known already.
    spawnSync(command as string, args as string[], {
      stdio: 'ignore',
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  return find() ?? `WebKitGTK’s driver could not be installed: apt-get install ${packages.join(' ')}`;
}
