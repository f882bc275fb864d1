/** What only the worker does: content that arrives twice or much at once, and e-mail by a queue. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { readInbox } from '../../../../src/inbox/readInbox.ts';
import { restoreBackup } from '../../../../src/inbox-cli/backup.ts';
import { orderKeys } from '../../../../src/orders/orderKeys.ts';
import { ask, type TestResponse, temporaryFolder } from '../../../worlds/inbox/fixtures.ts';
import { attachment, goodRequest, multipart, parts } from '../../../worlds/inbox/form.ts';
import { ownerOf, signIn, terms, visitorOf } from '../../../worlds/inbox/orderClient.ts';
import { startProcess } from '../../attack/servers.ts';
import type { CheckedRequest } from '../checkHost.ts';
import type { RunningWorker } from './startWorker.ts';

const postRequest = (url: string, changes: object): Promise<TestResponse> =>
  ask(url, '/api/request', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...goodRequest, ...changes }),
  });

const postForm = (url: string, name: string, file?: Buffer): Promise<TestResponse> => {
  const { type, body } = multipart(
    parts({ name }, ...(file === undefined ? [] : [attachment('notes.bin', file)])),
  );
  return ask(url, '/api/contact', {
    method: 'POST',
    headers: { 'content-type': type, accept: 'application/json' },
    body,
  });
};

const referenceOf = ({ status, body }: TestResponse): string =>
  status === 200 ? JSON.parse(body.toString()).reference : `status ${status}: ${body}`;

/** Resolves when the condition holds, or after two minutes. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 120_000;
  while (!(await holds()) && Date.now() < end) await wait(200);
}

/** Resolves when no e-mail waits, or when none has gone for two minutes. */
async function untilSent(worker: RunningWorker): Promise<void> {
  for (let left = Number.POSITIVE_INFINITY; left > 0; ) {
    let now = left;
    await until(async () => {
      now = (await worker.keys('outbox/')).length;
      return now < left;
    });
    if (now >= left) return;
    left = now;
  }
}

/** Posts until there is an answer, as a page does whose connection was lost. */
async function answered(post: () => Promise<TestResponse>): Promise<TestResponse> {
  for (let attempt = 1; ; attempt++)
    try {
      return await post();
    } catch (error) {
      if (attempt === 5) throw error;
      await wait(1000);
    }
}

type Compare = (what: string, actual: unknown, expected: unknown) => void;

async function check(name: string, run: (compare: Compare) => Promise<void>): Promise<CheckedRequest> {
  const problems: string[] = [];
  const compare: Compare = (what, actual, expected) => {
    if (!isDeepStrictEqual(actual, expected))
      problems.push(`${what} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`);
  };
  try {
    await run(compare);
  } catch (error) {
    problems.push(String(error));
  }
  return { name: `worker: ${name}`, problems };
}

const keptAs = async (worker: RunningWorker, name: string): Promise<string[]> =>
  (await worker.messages())
    .filter(({ message }) => message.fields.name === name)
    .map(({ message }) => message.id);

const duplicates = (worker: RunningWorker): Promise<CheckedRequest[]> =>
  Promise.all([
    check('the same request twice is kept once', async (compare) => {
      const first = referenceOf(await postRequest(worker.url, { name: 'Twice' }));
      const second = referenceOf(
        await postRequest(worker.url, {
          name: 'Twice',
          timestamp: '2027-01-01T00:00:00.000Z',
          utm_source: 'x',
        }),
      );
      compare('the second reference', second, first);
      compare('what is kept', await keptAs(worker, 'Twice'), [first]);
    }),
    check('the same form 30 times at once is kept once', async (compare) => {
      const file = Buffer.alloc(50_000, 'x');
      const replies = await Promise.all(
        Array.from({ length: 30 }, () => postForm(worker.url, 'At once', file)),
      );
      const references = new Set(replies.map(referenceOf));
      compare('what is kept', await keptAs(worker, 'At once'), [...references]);
    }),
    check('another file is another message', async (compare) => {
      await postForm(worker.url, 'Files', Buffer.from('one'));
      await postForm(worker.url, 'Files', Buffer.from('two'));
      compare('the number of messages', (await keptAs(worker, 'Files')).length, 2);
    }),
  ]);

const load = (worker: RunningWorker, count: number): Promise<CheckedRequest> =>
  check(`${count} posts at once are each kept once and whole`, async (compare) => {
    const files = Array.from({ length: count }, (_, n) =>
      n % 10 === 0 ? Buffer.alloc(200_000, `file ${n} `) : undefined,
    );
    const started = performance.now();
    const replies = await Promise.all(
      files.map((file, n) =>
        answered(() =>
          n % 2 === 0
            ? postForm(worker.url, `Load ${n}`, file)
            : postRequest(worker.url, { name: `Load ${n}` }),
        ),
      ),
    );
    const seconds = (performance.now() - started) / 1000;
    console.log(`${count} posts at once: ${seconds.toFixed(1)} s`);
    const kept = (await worker.messages()).filter(({ message }) =>
      String(message.fields.name).startsWith('Load '),
    );
    compare('the number of messages', kept.length, count);
    for (const [n, reply] of replies.entries()) {
      const found = kept.find(({ message }) => message.id === referenceOf(reply));
      compare(`the message of post ${n}`, found?.message.fields.name, `Load ${n}`);
      const file = files[n];
      const sha256 = file === undefined ? null : createHash('sha256').update(file).digest('hex');
      compare(`the file of post ${n}`, found?.sha256, sha256);
      compare(`the hash of post ${n}`, found?.message.attachment?.sha256 ?? null, sha256);
    }
  });

const header = (mail: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.*(?:\r?\n[ \t].*)*)`, 'mi').exec(mail.split(/\r?\n\r?\n/)[0] ?? '')?.[1];

const isAboutOrder = (mail: string): boolean =>
  /\.(owner|visitor)-\d+@/.test(header(mail, 'Message-ID') ?? '');

const orderMails = (worker: RunningWorker): Promise<CheckedRequest> =>
  check('a request is confirmed, and each step is told to the other side', async (compare) => {
    const sent = await postRequest(worker.url, { name: 'Grace', email: 'grace@example.org' });
    const { order, mailed } = JSON.parse(sent.body.toString());
    compare('whether it is mailed', mailed, true);
    const owner = ownerOf(worker.url, await signIn(worker.url), order);
    await owner.act({ type: 'request.read' });
    await owner.act({ type: 'offer.make', terms: terms() });
    await visitorOf(worker.url, order).act({ type: 'offer.agree', offer: 1 });
    await untilSent(worker);
    const mails = (await worker.mails()).filter((each) => header(each, 'Message-ID')?.includes(order.id));
    const idOf = (rest: string): string => `<${order.id}${rest}@deskhand.example>`;
    compare(
      'who is told of what',
      mails.map((each) => `${header(each, 'Message-ID')} ${header(each, 'To')}`).sort(),
      [
        `${idOf('')} inbox@deskhand.example`,
        `${idOf('.owner-3')} inbox@deskhand.example`,
        `${idOf('.visitor-0')} grace@example.org`,
        `${idOf('.visitor-2')} grace@example.org`,
      ].sort(),
    );
    const confirmation = mails.find((each) => header(each, 'Message-ID') === idOf('.visitor-0')) ?? '';
    const text = confirmation.replaceAll(/=\r?\n/g, '').replaceAll('=23', '#');
    compare('the link', text.includes(`/request/${order.id}#${order.key}`), true);
  });

/** Runs last, because it expects an e-mail for every message before it. */
const mail = (worker: RunningWorker): Promise<CheckedRequest> =>
  check('one e-mail is sent for each message that does not look like spam', async (compare) => {
    const id = referenceOf(await postForm(worker.url, 'Mail', Buffer.from('attached text')));
    await untilSent(worker);
    const mails = (await worker.mails()).filter((each) => !isAboutOrder(each));
    const ids = (await worker.messages())
      .filter(({ message }) => !message.signals)
      .map(({ message }) => `<${message.id}@deskhand.example>`);
    compare('the list of e-mails', mails.map((each) => header(each, 'Message-ID')).sort(), ids.sort());
    const sent = mails.find((each) => header(each, 'Message-ID')?.includes(id)) ?? '';
    compare('To', header(sent, 'To'), 'inbox@deskhand.example');
    compare('From', header(sent, 'From'), 'Mail via Site <site@deskhand.example>');
    compare('Reply-To', header(sent, 'Reply-To'), 'Mail <ada@example.org>');
    compare('the file', sent.includes(Buffer.from('attached text').toString('base64')), true);
    compare('the text', sent.includes('Please tidy up our sales sheet.'), true);
    const delivery = JSON.parse(
      (await worker.read(`messages/${id.replace('-', '/')}/delivery.json`)) ?? '{}',
    );
    compare(
      'the record',
      { state: delivery.state, attempts: delivery.attempts },
      { state: 'delivered', attempts: 1 },
    );

    await worker.queue('deskhand-delivery', id);
    const after = (await worker.mails()).filter((each) => !isAboutOrder(each));
    compare('the number of e-mails after the same task again', after.length, mails.length);
    await worker.write(`outbox/${id}`, '');
    compare('the sweep', await worker.schedule(), 'ok');
    await untilSent(worker);
    compare('what waits after the sweep', await worker.keys('outbox/'), []);
  });

/** The files of messages, by their names. */
const messageFiles = (folder: string): ReadonlyMap<string, Buffer> =>
  new Map(
    readdirSync(join(folder, 'messages'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length), readFileSync(path)]),
  );

const restored = (worker: RunningWorker): Promise<CheckedRequest> =>
  check('a copy of the bucket becomes the inbox of a local server, which shows the same', async (compare) => {
    const place = temporaryFolder();
    const [copy, inbox] = [join(place.path, 'bucket'), join(place.path, 'inbox')];
    try {
      await worker.copy(copy);
      await restoreBackup(copy, inbox);
      const [sent, kept] = [messageFiles(copy), messageFiles(inbox)];
      compare(
        'what is missing',
        [...sent.keys()].filter((name) => !kept.get(name)?.equals(sent.get(name)!)),
        [],
      );
      compare('the number of files', kept.size, sent.size);
      const { entries, unreadable } = await readInbox(inbox);
      compare('what cannot be read', unreadable, []);
      const keyOf = await orderKeys(readFileSync(join(copy, 'order-secret'), 'utf8').trim());
      const orders = entries
        .map(({ message }) => message.id)
        .filter((id) => existsSync(join(inbox, 'messages', id.slice(0, 32), id.slice(33), 'events.jsonl')));
      compare('whether orders have begun', orders.length > 0, true);
      const server = await startProcess('inboxProcess', inbox);
      try {
        for (const id of orders) {
          const order = { id, key: await keyOf(id) };
          const [there, here] = await Promise.all(
            [worker.url, server.url].map(async (url) => (await visitorOf(url, order).get()).body.toString()),
          );
          compare(`the order ${id}`, here, there);
        }
      } finally {
        await server.kill();
      }
    } finally {
      place.remove();
    }
  });

export async function checkWorker(worker: RunningWorker): Promise<CheckedRequest[]> {
  return [
    ...(await duplicates(worker)),
    await load(worker, 200),
    await orderMails(worker),
    await mail(worker),
    await restored(worker),
  ];
}

/** `worker` has a `send_email` binding that refuses every e-mail, and a queue that does not retry by itself. */
export const checkFailingMail = (worker: RunningWorker): Promise<CheckedRequest> =>
  check('an e-mail that fails is retried, also when the queue has lost it', async (compare) => {
    const id = referenceOf(await postRequest(worker.url, { name: 'Not sent' }));
    const entry = async () => JSON.parse((await worker.read(`outbox/${id}`)) ?? '{}');
    // The simulated bucket has no content for a moment while an object is written again.
    await until(async () => /"attempts": 1,/.test((await worker.read(`outbox/${id}`)) ?? ''));
    const { attempts, lastReason, ...waiting } = await entry();
    const reason = 'email to nobody@deskhand.example not allowed';
    compare('what waits', { attempts, lastReason }, { attempts: 1, lastReason: reason });
    compare('the e-mails', await worker.mails(), []);

    const early = await worker.queue('deskhand-delivery', id);
    compare('a task before the time', early, { acknowledged: 1, delays: [] });
    const nextAt = '2026-01-01T00:00:00.000Z';
    const due = JSON.stringify({ ...waiting, attempts, lastReason, nextAt });
    await worker.write(`outbox/${id}`, due);
    const second = await worker.queue('deskhand-delivery', id);
    compare('the second retry', second, { acknowledged: 0, delays: [120] });
    await worker.write(`outbox/${id}`, due);
    compare('the sweep', await worker.schedule(), 'ok');
    await until(async () => /"attempts": 2,/.test((await worker.read(`outbox/${id}`)) ?? ''));
    compare('the attempts after the sweep', (await entry()).attempts, 2);
  });
