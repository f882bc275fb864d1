import { afterEach, expect, test, vi } from 'vitest';
import { awaitEvent } from '../../../src/effects/fetchOrder.ts';

afterEach(() => void vi.unstubAllGlobals());

const first = 'event: order\ndata: 1\n\n';
const isTwo = (data: unknown): data is 2 => data === 2;
/** Each stream in turn, until it ends. Returns what is heard, and how many streams were opened. */
async function hear(...streams: readonly string[]) {
  const fetches = vi.fn(async () => new Response(streams[fetches.mock.calls.length - 1]));
  vi.stubGlobal('fetch', fetches);
  const heard = await awaitEvent('/orders/1', isTwo, new AbortController().signal).catch(String);
  return [heard, fetches.mock.calls.length];
}

test('a stream that has worked is opened again when the server ends it', async () => {
  expect(
    await hear(`${first}: quiet\n\n`, `${first}: quiet\n\n`, `${first}event: order\ndata: 2\n\n`),
  ).toEqual([2, 3]);
});

test('a stream that ends at once is none', async () => {
  expect(await hear(first)).toEqual(['Error: The stream has ended', 1]);
  expect(await hear(`${first}: quiet\n\n`, first)).toEqual(['Error: The stream has ended', 2]);
});
