import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { projectRoot } from '../../../src/site-build/projectRoot.mjs';

export interface Nginx {
  readonly command: string;
  /** The unpacked packages that it is part of, or null if it is installed. */
  readonly root: string | null;
  readonly env: NodeJS.ProcessEnv;
}

const folder = join(projectRoot, '.build/nginx');

/** The variables with which an unpacked nginx finds the libraries that were unpacked with it. */
export function unpackedNginx(root: string): Nginx {
  const libraries = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.so(\.\d+)*$/.test(file))
    .map((file) => dirname(join(root, file)));
  const paths = [...new Set(libraries)].join(delimiter);
  return {
    command: join(root, 'usr/sbin/nginx'),
    root,
    env: paths === '' ? process.env : { ...process.env, LD_LIBRARY_PATH: paths },
  };
}

const works = ({ command, env }: Nginx): boolean => {
  const { status, stderr } = spawnSync(command, ['-V'], { env, encoding: 'utf8', timeout: 15_000 });
  return status === 0 && stderr.includes('http_gzip_static_module');
};

const installedNginx = (): Nginx | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']
    .map((place) => ({ command: join(place, 'nginx'), root: null, env: process.env }))
    .find((nginx) => existsSync(nginx.command) && works(nginx));

/**
 * An nginx that can send compressed copies: an installed one, or the one of the system's package source. That one is
 * unpacked into `.build/` and not installed, so it needs no root and starts nothing. Returns a sentence that says why
 * there is none.
 */
export function fetchNginx(): Nginx | string {
  const installed = installedNginx();
  if (installed !== undefined) return installed;
  const root = join(folder, 'root');
  if (existsSync(root) && works(unpackedNginx(root))) return unpackedNginx(root);

  if (spawnSync('apt-get', ['--version']).status !== 0)
    return 'nginx is not installed, and there is no apt-get to fetch it with.';
  rmSync(folder, { recursive: true, force: true });
  for (const name of ['archives/partial', 'lists/partial', 'root'])
    mkdirSync(join(folder, name), { recursive: true });
  const own = [`Dir::Cache=${folder}`, `Dir::Cache::archives=${folder}/archives`, 'Debug::NoLocking=1'];
  const ownLists = [...own, `Dir::State::lists=${folder}/lists`];
  const apt = (options: readonly string[], ...args: string[]): boolean => {
    const all = [...options, 'Acquire::Retries=1', 'Acquire::http::Timeout=20'];
    const settings = all.flatMap((option) => ['-o', option]);
    return spawnSync('apt-get', [...settings, ...args], { stdio: 'ignore', timeout: 180_000 }).status === 0;
  };
  const download = (options: readonly string[]): boolean =>
    apt(options, 'install', '-y', '--download-only', '--no-install-recommends', 'nginx');
  console.log('Fetching nginx …');
  // A new system knows no packages yet, and an old one may know versions that are gone.
  if (!download(own) && !(apt(ownLists, 'update') && download(ownLists)))
    return 'nginx is not installed, and apt-get cannot fetch it here.';
  for (const archive of readdirSync(join(folder, 'archives')).filter((file) => file.endsWith('.deb')))
    spawnSync('dpkg', ['-x', join(folder, 'archives', archive), root]);
  return works(unpackedNginx(root)) ? unpackedNginx(root) : 'nginx was fetched, but it does not start here.';
}
