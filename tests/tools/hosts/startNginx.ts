import { spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../worlds/listen.ts';
import { type Nginx, unpackedNginx } from './fetchNginx.ts';
import { secret } from './staticTable.ts';

export interface RunningNginx {
  readonly url: string;
  /** What it served is removed with it. */
  readonly stop: () => Promise<void>;
}

export interface NginxSite {
  readonly dist: string;
  readonly configuration: string;
  /** Host names, each with the address of the local server that it has, or null. The first is the default. */
  readonly hosts: Readonly<Record<string, string | null>>;
}

/** The user and group `nobody`, for a run as root. */
const nobody = 65_534;

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

const configurationOf = (folder: string, port: number, hosts: NginxSite['hosts']): string => `
daemon off;
worker_processes 1;
pid ${folder}/run/nginx.pid;
error_log ${folder}/run/error.log warn;
events { worker_connections 256; }
http {
  access_log off;
  gzip on;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${folder}/run/${name};`).join('\n')}
${Object.entries(hosts)
  .map(
    ([name, inbox]) => `  server {
    listen 127.0.0.1:${port};
    server_name ${name};
    root ${folder}/dist;
    include ${folder}/site.conf;
    ${inbox === null ? '' : `set $deskhand_inbox ${inbox};`}
  }`,
  )
  .join('\n')}
}
`;

/**
 * Serves a copy of a built site on a free port of 127.0.0.1, as a user without rights if it can. Everything that nginx
 * writes is in a temporary folder. Throws with nginx's own messages when it does not start or warns of the
 * configuration.
 */
export async function startNginx(nginx: Nginx, site: NginxSite): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'deskhand-nginx-'));
  const port = await freePort();
  const isRoot = process.getuid?.() === 0;
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'run'));
  if (isRoot) chownSync(join(folder, 'run'), nobody, nobody);
  cpSync(site.dist, join(folder, 'dist'), { recursive: true });
  cpSync(site.configuration, join(folder, 'site.conf'));
  writeFileSync(join(folder, 'secret.txt'), secret);
  writeFileSync(join(folder, 'nginx.conf'), configurationOf(folder, port, site.hosts));
  // Without rights, it may not read the folder of the project.
  if (nginx.root !== null) cpSync(nginx.root, join(folder, 'nginx'), { recursive: true });
  const { command, env } = nginx.root === null ? nginx : unpackedNginx(join(folder, 'nginx'));

  const child = spawn(command, ['-p', join(folder, 'run'), '-c', join(folder, 'nginx.conf')], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(isRoot ? { uid: nobody, gid: nobody } : {}),
  });
  const printed: string[] = [];
  let hasEnded = false;
  createInterface(child.stderr).on('line', (line) => {
    // Before nginx reads its configuration, it tries to open the log of an installed nginx.
    if (!line.includes('could not open error log file')) printed.push(line);
  });
  const ended = new Promise<void>((resolve) => {
    for (const event of ['error', 'close'])
      child.once(event, () => {
        hasEnded = true;
        resolve();
      });
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 100 && !hasEnded; tries++) {
    if (await isListening(port)) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  if (!hasEnded && printed.length === 0) return { url: `http://127.0.0.1:${port}`, stop };
  await stop();
  throw new Error(`nginx did not start as it should:\n${printed.join('\n')}`);
}
