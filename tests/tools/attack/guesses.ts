import { randomBytes } from 'node:crypto';
import { Agent, request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { temporaryFolder } from '../../worlds/inbox/fixtures.ts';
import { sendOrder, visitorOf } from '../../worlds/inbox/orderClient.ts';
import { startProcess } from './servers.ts';

export interface GuessesResult {
  /** Empty when no guess opens anything, and the right key still does. */
  readonly differences: readonly string[];
  readonly statuses: Readonly<Record<string, number>>;
}

const atOnce = 20;
/** From each address, so that most are answered before anything is compared, and some are not. */
const fromOneAddress = 100;

/** Guesses the key of one order `count` times, as from many networks. */
export async function guessKeys(count: number): Promise<GuessesResult> {
  const parent = temporaryFolder();
  const server = await startProcess('inboxProcess', join(parent.path, 'inbox'));
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  try {
    const order = await sendOrder(server.url);
    const url = new URL(`/orders/${order.id}`, server.url);
    const guess = (n: number): Promise<number> =>
      new Promise((resolve, reject) => {
        const network = Math.floor(n / fromOneAddress);
        const headers = {
          authorization: `Bearer ${randomBytes(16).toString('base64url')}`,
          accept: 'application/json',
          'x-real-ip': `10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}`,
        };
        httpRequest(url, { agent, headers }, (response) => {
          response.resume().on('end', () => resolve(response.statusCode ?? 0));
        })
          .on('error', reject)
          .end();
      });
    const statuses: Record<string, number> = {};
    let next = 0;
    const work = async () => {
      while (next < count) {
        const status = await guess(next++);
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    const opened = Object.keys(statuses).filter((status) => !['404', '429'].includes(status));
    const { status } = await visitorOf(server.url, order).get();
    return {
      differences: [
        ...opened.map((each) => `A guess was answered with ${each}`),
        ...(status === 200 ? [] : [`The right key was answered with ${status}`]),
      ],
      statuses,
    };
  } finally {
    agent.destroy();
    await server.kill();
    parent.remove();
  }
}
