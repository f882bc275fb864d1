// @vitest-environment node
// @proof thorough
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostFrom, socketOf } from '../../../src/serve/environment.ts';
import { nginxConfig } from '../../../src/site-build/nginx.ts';
import { caddyfile, unitFiles, writeServer } from '../../../src/site-build/serverFiles.ts';
import { fetchNginx } from '../../tools/hosts/fetchNginx.ts';
import { startNginx } from '../../tools/hosts/startNginx.ts';
import { ask, temporaryFolder, testConfig, writeSite } from '../../worlds/inbox/fixtures.ts';
import { multipart, parts, storedMessages } from '../../worlds/inbox/form.ts';
import { listenOn } from '../../worlds/listen.ts';

/** A release as it is deployed: far from the project's packages. */
const release = temporaryFolder();
const inbox = join(release.path, 'inbox');
const env = {
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  INBOX_POSTS_PER_MINUTE: '0',
  INBOX_DIR: inbox,
  FORM_ENDPOINT: '/api/contact',
  REQUEST_ENDPOINT: '/api/request',
};
beforeAll(async () => {
  await writeServer(release.path, { siteUrl: 'https://deskhand.example' });
  writeSite(join(release.path, 'dist'));
});
afterAll(() => release.remove());

const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

/** Starts the release again and again on a socket that it holds, as systemd does. */
function supervise(cwd: string, socket: number) {
  const once = 'echo $$ > pid; LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" current/server.mjs --site current/dist';
  const command = `while [ ! -e stop ]; do sh -c '${once}' "$0"; done`;
  const child = spawn('sh', ['-c', command, process.execPath], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe', socket],
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  return {
    ended: new Promise((resolve) => child.once('exit', resolve)),
    starts: () => output.split(' is at http').length - 1,
    stop: () => process.kill(Number(readFileSync(join(cwd, 'pid'), 'utf8')), 'SIGTERM'),
  };
}

const end = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });

describe.skipIf(process.platform === 'win32')('a release without packages', () => {
  test('serves the site and the inbox', async () => {
    const child = spawn(process.execPath, ['server.mjs', '--site', 'dist', '--port', '0'], {
      cwd: release.path,
      env,
    });
    children.push(child);
    const own = await new Promise<string>((resolve) => {
      child.stdout?.on('data', (chunk) => {
        const [, found] = / is at (http:\S+)\/\n/.exec(String(chunk)) ?? [];
        if (found) resolve(found);
      });
    });
    expect((await ask(own, '/faq')).status).toBe(200);
    const { type, body } = multipart(parts());
    const options = { method: 'POST', headers: { 'content-type': type }, body };
    expect((await ask(own, '/api/contact', options)).status).toBe(200);
    expect(await end(child)).toBe(0);
    const runInbox = (...args: readonly string[]): string =>
      execFileSync(process.execPath, ['inbox.mjs', ...args], { cwd: release.path, env, encoding: 'utf8' });
    runInbox('backup', 'inbox.tar.gz');
    rmSync(inbox, { recursive: true });
    expect(runInbox('restore', 'inbox.tar.gz')).toContain('1 message');
    expect(runInbox('list')).toContain('Ada');
    rmSync(inbox, { recursive: true });
  });

  test.for(['its own address', 'nginx'])(
    'is upgraded and rolled back under load at %s, and no request is lost or refused',
    async (where, { skip }) => {
      const nginx = where === 'nginx' ? fetchNginx() : null;
      if (typeof nginx === 'string') return skip(`Not proven: ${nginx}`);
      const root = temporaryFolder();
      for (const version of ['1', '2']) {
        const folder = join(root.path, 'releases', version);
        cpSync(join(release.path, 'server.mjs'), join(folder, 'server.mjs'));
        writeSite(join(folder, 'dist'));
        writeFileSync(join(folder, 'dist/faq.html'), `Version ${version}`);
      }
      const current = join(root.path, 'current');
      const choose = (version: string) => {
        rmSync(current, { force: true });
        symlinkSync(join('releases', version), current);
      };
      choose('1');
      const held = createServer();
      const own = `http://127.0.0.1:${await listenOn(held)}`;
      const fd = (held as unknown as { _handle: { readonly fd: number } })._handle.fd;
      const servers = supervise(root.path, fd);
      await new Promise((resolve) => held.close(resolve)); // Only the supervisor holds it now.
      await expect.poll(servers.starts).toBe(1);
      const configuration = join(root.path, 'nginx.conf');
      writeFileSync(configuration, nginxConfig({ ...testConfig, blocks: [], rewrites: [] }));
      const proxy =
        nginx &&
        (await startNginx(nginx, {
          dist: join(root.path, 'releases/1/dist'),
          configuration,
          hosts: { 'deskhand.example': new URL(own).host },
        }));
      const url = proxy?.url ?? own;
      const statuses: number[] = [];
      let isOver = false;
      let count = 0;
      const visitor = async () => {
        while (!isOver) {
          count += 1;
          const { type, body } = multipart(parts({ name: `Visitor ${count}` }));
          const headers = { 'content-type': type, host: 'deskhand.example' };
          statuses.push((await ask(url, '/api/contact', { method: 'POST', headers, body })).status);
        }
      };
      const visitors = Array.from({ length: 8 }, visitor);
      const more = async () => {
        const before = statuses.length;
        await expect.poll(() => statuses.length).toBeGreaterThan(before + 20);
      };
      for (const [n, version] of ['2', '1'].entries()) {
        await more();
        choose(version);
        servers.stop();
        await expect.poll(servers.starts).toBe(n + 2);
        expect((await ask(own, '/faq')).body.toString()).toBe(`Version ${version}`);
      }
      await more();
      isOver = true;
      await Promise.all(visitors);
      writeFileSync(join(root.path, 'stop'), '');
      servers.stop();
      await servers.ended;
      await proxy?.stop();
      expect(new Set(statuses)).toEqual(new Set([200]));
      expect(storedMessages(inbox)).toHaveLength(statuses.length);
      rmSync(inbox, { recursive: true });
      root.remove();
    },
  );
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
test.skipIf(!hasSystemd)('systemd takes the units without a word', () => {
  const folder = temporaryFolder();
  // Only the path of Node differs between machines.
  for (const [name, text] of Object.entries(unitFiles))
    writeFileSync(join(folder.path, name), text.replace('/usr/bin/node', process.execPath));
  const files = Object.keys(unitFiles).map((name) => join(folder.path, name));
  const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', ...files], { encoding: 'utf8' });
  folder.remove();
  expect(`${stdout}${stderr}`.split('\n').filter((line) => line.includes('deskhand'))).toEqual([]);
});

test('Caddy says who asks, and answers to the name of the site', () =>
  expect(caddyfile('https://www.example.org')).toMatch(
    /^www\.example\.org \{[\s\S]*header_up X-Real-IP \{remote_host\}/,
  ));

test.each(['0.0.0.0', '::', '::1', '192.0.2.1'])('%s is an address to listen on', (address) =>
  expect(hostFrom(address)).toBe(address),
);
test.each(['example.org', '127.0.0.1:80', '*'])('%s is none', (text) =>
  expect(() => hostFrom(text)).toThrow('HOST must be an address of this machine'),
);
test('a socket is taken from systemd only if it is meant for this process', () => {
  expect(socketOf({ LISTEN_FDS: '1', LISTEN_PID: '7' }, 7)).toBe(3);
  expect(socketOf({ LISTEN_FDS: '1', LISTEN_PID: '8' }, 7)).toBeNull();
  expect(socketOf({}, 7)).toBeNull();
});
