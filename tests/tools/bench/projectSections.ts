/** The sections that build the project and start its development server. They have no plain counterpart. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { build as buildSite } from '../../../src/site-build/build.ts';
import { projectRoot } from '../../../src/site-build/projectRoot.mjs';
import { freePort } from '../../worlds/listen.ts';
import type { Case } from './measure.ts';

const secondsSince = (started: number): number => (performance.now() - started) / 1000;

const buildFolder = join(projectRoot, '.build');

/** Caches of earlier runs would make it a warm start. */
const removeAll = async (name: string): Promise<void> => {
  const left = (await readdir(buildFolder)).filter((entry) => entry.includes(name));
  for (const entry of left) await rm(join(buildFolder, entry), { recursive: true, force: true });
};

const build = (): Case[] => [
  {
    what: 'build without a cache',
    sides: ['site'],
    sample: async () => {
      await removeAll('cold-site');
      const started = performance.now();
      await buildSite({ outDir: '.build/cold-site' });
      return { seconds: secondsSince(started) };
    },
  },
];

const textOf = async (url: string): Promise<string | null> => {
  const response = await fetch(url).catch(() => null);
  return response?.ok ? await response.text() : null;
};

/** The page is there, and every script that it names. */
async function isReady(url: string): Promise<boolean> {
  const html = await textOf(url);
  if (html === null) return false;
  for (const [, path = ''] of html.matchAll(/<script[^>]* src="?([^" >]+)/g))
    if ((await textOf(new URL(path, url).href)) === null) return false;
  return true;
}

/** Nothing listens at the endpoints, so that the server starts no inbox. */
const noInbox = {
  FORM_ENDPOINT: 'http://127.0.0.1:9/nobody',
  REQUEST_ENDPOINT: 'http://127.0.0.1:9/nobody-either',
};

/** Reused, because a new port invalidates Parcel's cache. */
let port: number | undefined;

async function timeDevelopmentServer(): Promise<number> {
  port ??= await freePort();
  const args = ['--import', 'tsx', 'src/serve/dev.ts', '--port', String(port), '--name', 'bench-dev'];
  const started = performance.now();
  const server = spawn(process.execPath, args, {
    cwd: projectRoot,
    env: { ...process.env, ...noInbox },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  server.stderr.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  const ended = new Promise((done) => server.on('exit', done));
  try {
    while (!(await isReady(`http://127.0.0.1:${port}/`))) {
      if (server.exitCode !== null) throw new Error(`The development server has ended. ${errors.trim()}`);
      if (secondsSince(started) > 120) throw new Error('The development server is not ready in two minutes');
      await new Promise((later) => setTimeout(later, 50));
    }
    return secondsSince(started);
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

const dev = (): Case[] => [
  {
    what: 'development server, first start',
    sides: ['site'],
    sample: async () => {
      await removeAll('bench-dev');
      return { seconds: await timeDevelopmentServer() };
    },
  },
  {
    what: 'development server, later start',
    sides: ['site'],
    sample: async () => ({ seconds: await timeDevelopmentServer() }),
  },
];

/** `COUNT FOLDER`: writes the pages of the site with COUNT more posts to FOLDER/dist, and prints the seconds it took. */
const postWriter = join(projectRoot, 'tests/tools/growth/writeWith.ts');

const sizeOf = async (folder: string): Promise<number> => {
  let bytes = 0;
  for (const file of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (file.isFile()) bytes += (await stat(join(file.parentPath, file.name))).size;
  return bytes;
};

interface Written {
  readonly seconds: number;
  readonly bytes: number;
  readonly home: number;
  readonly blog: number;
}

async function writeWithPosts(count: number): Promise<Written> {
  const folder = join(buildFolder, 'bench/growth');
  await rm(folder, { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', postWriter, String(count), folder],
    { cwd: projectRoot, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) throw new Error(`${count} posts: ${stderr.trim()}`);
  const bytes = async (file: string) => (await stat(join(folder, 'dist', file))).size;
  return {
    seconds: Number(stdout.trim().split('\n').at(-1)),
    bytes: await sizeOf(join(folder, 'dist')),
    home: await bytes('index.html.br'),
    blog: await bytes('blog.html.br'),
  };
}

/** Both counts fill the first page of the list. */
const counts = { few: 50, many: 250 } as const;

/** What each further post costs. */
const growth = (): Case[] =>
  existsSync(postWriter)
    ? [
        {
          what: `from ${counts.few} to ${counts.many} posts`,
          sides: ['site'],
          sample: async () => {
            const few = await writeWithPosts(counts.few);
            const many = await writeWithPosts(counts.many);
            const posts = counts.many - counts.few;
            return {
              secondsPerPost: (many.seconds - few.seconds) / posts,
              kBPerPost: (many.bytes - few.bytes) / posts / 1000,
              homeHtml: (many.home - few.home) / 1000,
              blogHtml: (many.blog - few.blog) / 1000,
            };
          },
        },
      ]
    : [];

export const projectSections = { growth, build, dev };
