import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { projectRoot } from '../../../src/site-build/projectRoot.mjs';

/** The part of an audit that is used. */
interface Audit {
  readonly score: number | null;
  readonly numericValue?: number;
}

/** The part of Lighthouse's result that is used. */
interface LighthouseResult {
  readonly lighthouseVersion: string;
  readonly runtimeError?: { readonly message: string };
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, Audit>>;
}

type Lighthouse = (
  url: string,
  flags: { readonly port: number; readonly logLevel: 'silent'; readonly onlyCategories: readonly string[] },
) => Promise<{ readonly lhr: LighthouseResult } | undefined>;

type LaunchChrome = (options: {
  readonly chromePath: string;
  readonly chromeFlags: readonly string[];
}) => Promise<{ readonly port: number; readonly kill: () => void }>;

type Generate = (
  attributes: readonly { readonly name: string; readonly value: string }[],
  options: {
    readonly keyType: 'ec';
    readonly extensions: readonly { readonly name: 'subjectAltName'; readonly altNames: readonly object[] }[];
  },
) => Promise<{ readonly private: string; readonly cert: string }>;

const folder = join(projectRoot, '.build/bench/packages');
const files = ['package.json', 'package-lock.json'] as const;
const given = (file: string): string => fileURLToPath(new URL(`packages/${file}`, import.meta.url));

/**
 * Installs the packages that only this bench needs, about 200 MB, into `.build` on its first run.
 * @throws if they cannot be installed
 */
export function installPackages(): void {
  const installed = join(folder, 'node_modules/.package-lock.json');
  const isSame = (file: string): boolean =>
    existsSync(join(folder, file)) && readFileSync(join(folder, file)).equals(readFileSync(given(file)));
  if (existsSync(installed) && files.every(isSame)) return;
  console.error('Installing Lighthouse …');
  mkdirSync(folder, { recursive: true });
  for (const file of files) copyFileSync(given(file), join(folder, file));
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('Lighthouse cannot be installed: see npm’s messages above.');
}

const load = async <Module>(path: string): Promise<Module> =>
  (await import(pathToFileURL(join(folder, 'node_modules', path)).href)) as Module;

export const loadLighthouse = async (): Promise<{ run: Lighthouse; launch: LaunchChrome }> => {
  const [{ default: run }, { launch }] = await Promise.all([
    load<{ default: Lighthouse }>('lighthouse/core/index.js'),
    load<{ launch: LaunchChrome }>('chrome-launcher/dist/index.js'),
  ]);
  return { run, launch };
};

/** A certificate for 127.0.0.1, signed by itself, and its key, in PEM. */
export const makeCertificate = async (): Promise<{ key: string; cert: string }> => {
  const { generate } = await load<{ generate: Generate }>('selfsigned/index.js');
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    keyType: 'ec',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  });
  return { key, cert };
};
