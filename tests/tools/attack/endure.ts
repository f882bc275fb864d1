import { ask } from '../../worlds/inbox/fixtures.ts';
import { attachment, goodRequest, multipart, parts } from '../../worlds/inbox/form.ts';
import { forEach } from './forEach.ts';
import { attacked, type Found } from './world.ts';

export interface EnduranceResult extends Found {
  readonly statuses: Readonly<Record<string, number>>;
  /** Of the server's heap, in bytes. */
  readonly growth: number;
}

/** What a server may have more after any number of requests, in bytes. */
const mostGrowth = 1024 * 1024;
const addresses = 500;

/** A page, an error, a broken form or one that is kept already: nothing that would have to be remembered. */
function requestOf(n: number): Parameters<typeof ask> extends [string, ...infer Rest] ? Rest : never {
  const headers = { accept: 'application/json', 'x-real-ip': `10.0.${(n % addresses) >> 8}.${n % 256}` };
  const path = ['/', '/faq', '/main.0a1b2c3d.js', `/nothing/${n}`, `/orders/${n}`][n % 5] ?? '/';
  if (n % 4 > 0) return [path, { headers }];
  const { type, body } = multipart(
    parts(n % 8 === 0 ? {} : { message: 'short' }, ...(n % 16 === 0 ? [attachment('a.txt', 'same')] : [])),
  );
  if (n % 12 > 0)
    return ['/api/contact', { method: 'POST', headers: { ...headers, 'content-type': type }, body }];
  return [
    '/api/request',
    {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(goodRequest),
    },
  ];
}

/** Sends `count` requests, and measures the memory after the first fifth and at the end. */
export const endure = (count: number): Promise<EnduranceResult | Found> =>
  attacked({}, async ({ start }) => {
    const found: string[] = [];
    const statuses: Record<string, number> = {};
    const site = await start({ INBOX_POSTS_PER_MINUTE: '1000' });
    const sendTo = (from: number, to: number) =>
      forEach(
        Array.from({ length: to - from }, (_, n) => from + n),
        20,
        async (n) => {
          const { status } = await ask(site.url, ...requestOf(n));
          statuses[status] = (statuses[status] ?? 0) + 1;
          if (status >= 500) found.push(`${requestOf(n)[0]} was answered with ${status}`);
        },
      );
    await sendTo(0, count / 5);
    const before = await site.control('memory');
    await sendTo(count / 5, count);
    const growth = (await site.control('memory')) - before;
    if (growth > mostGrowth) found.push(`The server needs ${growth} bytes more`);
    return { differences: found, statuses, growth };
  });
