import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { messageFolder } from '../../../src/inbox/messageStore.ts';
import type { StoredMessage } from '../../../src/inbox/rules/submission.ts';
import { projectRoot } from '../../../src/site-build/projectRoot.mjs';
import { ask, temporaryFolder } from '../../worlds/inbox/fixtures.ts';
import { goodFields, goodRequest } from '../../worlds/inbox/form.ts';
import { signIn } from '../../worlds/inbox/orderClient.ts';
import { startSite } from '../../worlds/inbox/startedSite.ts';
import type { Found } from './world.ts';

export interface ManyResult extends Found {
  /** In seconds, and megabytes at the most. */
  readonly figures: Readonly<Record<string, string>>;
}

const idOf = (n: number): string => `${createHash('sha256').update(`${n}`).digest('hex').slice(0, 32)}-1`;

/** Every second is a request; one in five minutes. */
function fill(inbox: string, count: number): void {
  for (let n = 0; n < count; n++) {
    const own = messageFolder(inbox, idOf(n));
    mkdirSync(own, { recursive: true });
    const name = `Sender ${n}`;
    const message: StoredMessage = {
      id: idOf(n),
      kind: n % 2 === 0 ? 'request' : 'contact',
      receivedAt: new Date(Date.UTC(2026, 0, 1) + n * 300_000).toISOString(),
      fields: n % 2 === 0 ? { ...goodRequest, name } : { ...goodFields, name, email: `s${n}@example.org` },
      attachment: null,
    };
    writeFileSync(join(own, 'message.json'), JSON.stringify(message));
  }
}

const printMemory = `data:text/javascript,${encodeURIComponent(
  'process.on("exit", () => console.error("kB " + process.resourceUsage().maxRSS))',
)}`;

/** An inbox with `count` messages: the desk and the command find what they are asked for. How long that takes is no difference. */
export async function keepMany(count: number): Promise<ManyResult> {
  const { path: folder, remove } = temporaryFolder();
  const inbox = join(folder, 'inbox');
  const differences: string[] = [];
  const figures: Record<string, string> = {};
  const timed = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
    const started = performance.now();
    const result = await work();
    figures[what] = `${((performance.now() - started) / 1000).toFixed(2)} s`;
    return result;
  };
  const expect = (what: string, found: unknown, expected: unknown): void => {
    if (found !== expected) differences.push(`${what}: ${found}, not ${expected}`);
  };
  const command = async (what: string, ...args: readonly string[]): Promise<string> => {
    const node = ['--import', printMemory, '--import', 'tsx', 'src/inbox-cli/main.ts', ...args];
    const env = { ...process.env, INBOX_DIR: inbox, INBOX_BUCKET: '' };
    const run = () => promisify(execFile)(process.execPath, node, { cwd: projectRoot, env, maxBuffer: 1e9 });
    const { stdout, stderr } = await timed(what, run);
    figures[what] += `, ${Math.round(Number(/^kB (\d+)$/m.exec(stderr)?.[1]) / 1000)} MB`;
    return stdout;
  };
  try {
    fill(inbox, count);
    const last = `Sender ${count - 1}`;
    const site = await timed('start', () => startSite(folder));
    const cookie = await signIn(site.url);
    const desk = async (what: string, query = '') => {
      const { body } = await timed(what, () =>
        ask(site.url, `/orders/desk${query}`, { headers: { cookie } }),
      );
      return JSON.parse(body.toString());
    };
    expect('messages on the desk', (await desk('desk, while the index is made')).all, count);
    expect('the newest on the desk', (await desk('desk')).messages[0]?.name, last);
    const search = `?text=${encodeURIComponent(last)}`;
    expect('found on the desk', (await desk('desk, search', search)).messages[0]?.name, last);
    expect('requests on the desk', (await desk('desk, filter', '?kind=request')).found, Math.ceil(count / 2));
    const memory = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${site.child.pid}/status`, 'utf8'))?.[1];
    figures['server, memory'] = `${Math.round(Number(memory) / 1000)} MB`;
    await site.kill();
    const lines = (await command('inbox list')).trim().split('\n');
    expect('listed', lines.length, 1 + Math.min(count, 100));
    const found = await command('inbox list --search', 'list', '--search', last, '--json');
    expect('found by the command', JSON.parse(found)[0]?.id, idOf(count - 1));
    const shown = await command('inbox show', 'show', idOf(0));
    expect('shown', shown.includes('Sender 0'), true);
    rmSync(join(inbox, '.index'), { recursive: true });
    await command('inbox list, without an index', 'list', '--limit', '1');
    return { differences, figures };
  } finally {
    remove();
  }
}
