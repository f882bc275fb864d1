import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readInbox } from '../../../src/inbox/readInbox.ts';
import { projectRoot } from '../../../src/site-build/projectRoot.mjs';
import { temporaryFolder } from '../../worlds/inbox/fixtures.ts';
import { attachment, multipart } from '../../worlds/inbox/form.ts';
import {
  ownerOf,
  type SentOrder,
  sendOrder,
  signIn,
  terms,
  visitorOf,
} from '../../worlds/inbox/orderClient.ts';
import { differences, makePost, sendAll } from './posts.ts';
import { startProcess } from './servers.ts';

export interface RestoreResult {
  /** Empty when all that was acknowledged and not erased is there again, whole and once, and nothing else is. */
  readonly differences: readonly string[];
  readonly acknowledged: number;
  readonly orders: number;
  /** Of the posts that came during the backup, how many are in it. */
  readonly duringBackup: number;
  readonly files: number;
}

const runInbox = (folder: string, ...args: readonly string[]) =>
  promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', join(projectRoot, 'src/inbox-cli/main.ts'), ...args],
    { cwd: projectRoot, env: { ...process.env, INBOX_DIR: folder, INIT_CWD: '' } },
  );

/** The hash of each file of these messages. */
const hashesOf = (folder: string, ids: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    ids.flatMap((id) => {
      const path = join(folder, 'messages', id.slice(0, 32), id.slice(33));
      return readdirSync(path).map((name): [string, string] => [
        `${id}/${name}`,
        createHash('sha256')
          .update(readFileSync(join(path, name)))
          .digest('hex'),
      ]);
    }),
  );

async function beginOrder(url: string, cookie: string, n: number): Promise<SentOrder> {
  const order = await sendOrder(url, { name: `Order ${n}` });
  const [owner, visitor] = [ownerOf(url, cookie, order), visitorOf(url, order)];
  const { type, body } = multipart([
    { name: 'key', value: crypto.randomUUID() },
    attachment('deck.pptx', `deck ${n}`),
  ]);
  const statuses = [
    await owner.act({ type: 'offer.make', terms: terms() }),
    await visitor.act({ type: 'offer.agree', offer: 1 }),
    await owner.post('/files', body, { 'content-type': type }),
    await owner.act({ type: 'work.deliver', note: `The work of ${n}` }),
  ].map(({ status }) => status);
  if (statuses.some((status) => status !== 200)) throw new Error(`An order was answered with ${statuses}`);
  return order;
}

/** After the backup. */
const erasures = 3;

/**
 * Fills an inbox, backs it up under load, erases some of it, destroys it, restores it elsewhere from that backup, and
 * starts a server there.
 */
export async function backUpAndRestore(count: number): Promise<RestoreResult> {
  const parent = temporaryFolder();
  const folder = join(parent.path, 'inbox');
  const file = join(parent.path, 'inbox.tar.gz');
  const restored = join(parent.path, 'restored');
  const posts = Array.from({ length: count }, (_, n) => makePost(n));
  const later = Array.from({ length: count / 4 }, (_, n) => makePost(count + n));
  const found: string[] = [];
  let server = await startProcess('inboxProcess', folder);
  try {
    const answers = await sendAll(server.url, posts, 50);
    const acknowledged = posts.filter((_, n) => answers[n]?.status === 200);
    const erased = answers.slice(0, erasures).map((answer) => answer?.reference ?? '');
    const cookie = await signIn(server.url);
    const orders: SentOrder[] = [];
    for (let n = 0; n < count / 50; n++) orders.push(await beginOrder(server.url, cookie, n));
    const documents = await Promise.all(orders.map((order) => visitorOf(server.url, order).get()));
    const before = (await readInbox(folder)).entries
      .map(({ message }) => message.id)
      .filter((id) => !erased.includes(id));
    const hashes = hashesOf(folder, before);

    const loading = sendAll(server.url, later, 20);
    await runInbox(folder, 'backup', file);
    const answersDuring = await loading;
    await server.kill();
    for (const id of erased) await runInbox(folder, 'delete', id, '--yes');
    await runInbox(folder, 'backup', join(parent.path, 'later.tar.gz'));
    rmSync(folder, { recursive: true });
    await runInbox(restored, 'restore', file);

    const { entries } = await readInbox(restored);
    const ids = new Set(entries.map(({ message }) => message.id));
    const names = new Set(entries.map(({ message }) => message.fields.name));
    found.push(...before.filter((id) => !ids.has(id)).map((id) => `${id} was not restored`));
    const restoredHashes = hashesOf(
      restored,
      before.filter((id) => ids.has(id)),
    );
    for (const [name, hash] of hashes)
      if (restoredHashes.get(name) !== hash) found.push(`${name} is another`);
    if (restoredHashes.size !== hashes.size) found.push('There are other files than before');
    const during = later.filter(({ name }, n) => answersDuring[n]?.status === 200 && names.has(name));
    const isOrder = (text: string) =>
      /^Order \d+ /.test(text) || orders.some(({ id }) => text.startsWith(id));
    found.push(
      ...(await differences(restored, [...acknowledged.slice(erasures), ...during])).filter(
        (text) => !isOrder(text),
      ),
    );

    server = await startProcess('inboxProcess', restored);
    for (const [n, order] of orders.entries()) {
      const { body } = await visitorOf(server.url, order).get();
      if (!body.equals(documents[n]!.body)) found.push(`The order ${order.id} is another`);
    }
    const known = posts.slice(erasures, 100);
    for (const [n, answer] of (await sendAll(server.url, known, 20)).entries())
      if (answer?.reference !== answers[erasures + n]?.reference)
        found.push(`${known[n]!.name} is not known any more`);
    return {
      differences: found,
      acknowledged: acknowledged.length,
      orders: orders.length,
      duringBackup: during.length,
      files: hashes.size,
    };
  } finally {
    await server.kill();
    parent.remove();
  }
}
