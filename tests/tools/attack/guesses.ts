import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { ask, type TestResponse, temporaryFolder } from '../../worlds/inbox/fixtures.ts';
import { type SentOrder, sendOrder, visitorOf } from '../../worlds/inbox/orderClient.ts';
import { forEach } from './forEach.ts';
import { startProcess } from './servers.ts';

export interface GuessesResult {
  /** Empty when no guess opens or tells anything, and right keys from other networks work all the while. */
  readonly differences: readonly string[];
  readonly statuses: Readonly<Record<string, number>>;
}

const atOnce = 20;
/** From each address, so that most are answered before anything is compared, and some are not. */
const fromOneAddress = 100;
/** Another sender looks at an order of theirs after so many guesses. */
const betweenLooks = 200;

const addressOf = (n: number): string => {
  const network = Math.floor(n / fromOneAddress);
  return `10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}`;
};

/** What a guesser sees: all but the time, and the seconds that are left. */
const seenIn = ({ status, headers, body }: TestResponse): string => {
  const { date: _, 'retry-after': __, ...others } = headers;
  return [status, JSON.stringify(others), body.toString().replaceAll(/\d+/g, 'N')].join(' ');
};

/** A guess at the key of an order, of an order that is not there, or of the desk. */
function guess(url: string, { id }: SentOrder, n: number): Promise<TestResponse> {
  const headers = { accept: 'application/json', 'x-real-ip': addressOf(n) };
  if (n % 10 === 9)
    return ask(url, '/orders/desk/session', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ key: randomBytes(16).toString('base64url') }),
    });
  const guessed = n % 2 === 0 ? id : `${randomBytes(16).toString('hex')}-1`;
  const authorization = `Bearer ${randomBytes(16).toString('base64url')}`;
  return ask(url, `/orders/${guessed}`, { headers: { ...headers, authorization } });
}

/** Guesses `count` keys, as from many networks. */
export async function guessKeys(count: number): Promise<GuessesResult> {
  const parent = temporaryFolder();
  const server = await startProcess('inboxProcess', join(parent.path, 'inbox'));
  try {
    const order = await sendOrder(server.url);
    const other = await sendOrder(server.url, { name: 'Another sender' });
    const differences: string[] = [];
    const statuses: Record<string, number> = {};
    const seen = new Map<number, Set<string>>();
    const look = async (sent: SentOrder): Promise<void> => {
      const { status } = await visitorOf(server.url, sent).get('', { 'x-real-ip': '192.0.2.1' });
      if (status !== 200) differences.push(`A right key was answered with ${status}`);
    };
    await forEach([...Array(count).keys()], atOnce, async (n) => {
      const answer = await guess(server.url, order, n);
      const { status } = answer;
      statuses[status] = (statuses[status] ?? 0) + 1;
      seen.set(status, (seen.get(status) ?? new Set()).add(seenIn(answer)));
      if (n % betweenLooks === 0) await look(other);
    });
    await look(order);
    for (const [status, answers] of seen) {
      if (![401, 404, 429].includes(status)) differences.push(`A guess was answered with ${status}`);
      // A wrong key of the desk is told as such, and the pause has words of its own there.
      const most = status === 429 ? 2 : 1;
      if (answers.size > most) differences.push(`Guesses were told apart by ${[...answers].join(' and ')}`);
    }
    return { differences, statuses };
  } finally {
    await server.kill();
    parent.remove();
  }
}
