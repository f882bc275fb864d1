import { statfs } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { addressOf, isLoopback } from './addressOf.ts';
import type { Refusal } from './rules/refusal.ts';
import { later, noRoom } from './rules/room.ts';
import { limitTries, type TriesLimit } from './rules/tries.ts';

/** Of one address; of all together 20 times as much. Infinity: no limit. */
export interface InboxLimits {
  readonly postsPerMinute: number;
  readonly bytesPerDay: number;
  readonly openUploads: number;
  /** What stays free on the inbox's disk. */
  readonly freeBytes: number;
}

/** Throws a refusal (429, 503) with `Retry-After` before anything of a post is read. */
export type Gate = (request: IncomingMessage) => Promise<void>;

/** What all addresses together may have, in shares of one. @internal for tests */
export const shares = 20;
const minuteMs = 60_000;
const openPause = 30;

const tooMuch = (seconds: number, isOwn: boolean): Refusal =>
  later(429, isOwn ? 'Too much has come from your network.' : 'Too much is arriving at the moment.', seconds);

function limitBoth({ count, windowMs }: TriesLimit) {
  const own = limitTries({ count, windowMs });
  const all = limitTries({ count: count * shares, windowMs });
  return {
    check: (address: string | null, now: number) => {
      const pause = address === null ? 0 : own.pauseOf(address, now);
      if (pause > 0) throw tooMuch(pause, true);
      const pauseOfAll = all.pauseOf('', now);
      if (pauseOfAll > 0) throw tooMuch(pauseOfAll, false);
    },
    add: (address: string | null, now: number, amount?: number) => {
      if (address !== null) own.add(address, now, amount);
      all.add('', now, amount);
    },
  };
}

function limitOpen(count: number) {
  const open = new Map<string, number>();
  let all = 0;
  return (request: IncomingMessage, address: string | null): void => {
    if (all >= count * shares) throw tooMuch(openPause, false);
    const own = open.get(address ?? '') ?? 0;
    if (address !== null && own >= count) throw tooMuch(openPause, true);
    all += 1;
    if (address !== null) open.set(address, own + 1);
    request.once('close', () => {
      all -= 1;
      const left = (open.get(address ?? '') ?? 1) - 1;
      if (address !== null && left > 0) open.set(address, left);
      else open.delete(address ?? '');
    });
  };
}

/** What comes from this machine itself, and is not handed on by a proxy, counts in all only. Null: no limits. */
export function gateOf(folder: string, limits: InboxLimits | null): Gate {
  if (limits === null) return async () => {};
  const posts = limitBoth({ count: limits.postsPerMinute, windowMs: minuteMs });
  const bytes = limitBoth({ count: limits.bytesPerDay, windowMs: 24 * 60 * minuteMs });
  const takePlace = limitOpen(limits.openUploads);
  const room = async () => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  };
  return async (request) => {
    if (request.destroyed) return; // It would not say when it ends.
    const from = addressOf(request);
    const address = isLoopback(from) ? null : from;
    const now = Date.now();
    posts.check(address, now);
    bytes.check(address, now);
    takePlace(request, address);
    posts.add(address, now);
    const { socket } = request;
    const before = socket.bytesRead;
    const length = Number(request.headers['content-length'] ?? 0);
    // What came together with the head had been read before.
    request.once('close', () => {
      const received = Math.max(socket.bytesRead - before, request.complete ? length : 0);
      bytes.add(address, Date.now(), received);
    });
    if ((await room()) - length < limits.freeBytes) throw noRoom();
  };
}
