/**
 * Failures on demand, for whoever works on the form: `POST /api/contact?fault=<name>`. Nothing is kept in any of
 * them but `slow`, which goes on as usual when the wait is over and the sender is still there.
 */
import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Aborted } from './receiveForm.ts';
import { Refusal, refuse } from './refusal.ts';

/** `slow` waits before it reads; `drop` cuts the connection midway; `html` is the error page of some proxy. */
type Fault = 'slow' | 'drop' | 'html' | '413' | '422' | '429' | '500';

export interface RequestedFault {
  readonly name: Fault;
  /** How long `slow` waits, in ms: `&ms=`, 40 s if not given (the form gives up after 30 s), 5 minutes at most. */
  readonly ms: number;
}

/** Thrown for `html`: answered with status 502 and an HTML body, whatever the sender accepts. */
export class ProxyFailure extends Error {}

const faults: ReadonlySet<string> = new Set<Fault>(['slow', 'drop', 'html', '413', '422', '429', '500']);
const isFault = (name: string | null): name is Fault => name !== null && faults.has(name);

/** The fault a request's address asks for; an unknown one is none. */
export function faultOf(url: string): RequestedFault | null {
  const query = new URLSearchParams(/\?([^#]*)/.exec(url)?.[1] ?? '');
  const name = query.get('fault');
  const asked = Number(query.get('ms') ?? 40_000);
  return isFault(name)
    ? { name, ms: Number.isFinite(asked) ? Math.min(Math.max(asked, 0), 300_000) : 40_000 }
    : null;
}

const refusals: Readonly<Record<Exclude<Fault, 'slow' | 'drop' | 'html'>, Refusal>> = {
  '413': new Refusal(413, [{ field: 'attachment', message: 'The attachment is too large (fault=413).' }]),
  '422': new Refusal(422, [{ field: 'email', message: 'The email address was not accepted (fault=422).' }]),
  '429': refuse(429, 'Too many messages in a short time (fault=429).', { 'Retry-After': '30' }),
  '500': refuse(500, 'The server failed (fault=500).'),
};

/**
 * Makes the fault happen. Returns only after `slow`.
 *
 * @throws {Refusal} for a status, {@link ProxyFailure} for `html`, {@link Aborted} when the connection is gone.
 */
export async function happen(request: IncomingMessage, { name, ms }: RequestedFault): Promise<void> {
  if (name === 'slow') return waitWhileConnected(request, ms);
  if (name === 'drop') {
    request.once('data', () => request.socket.destroy());
    request.once('end', () => request.socket.destroy()); // A body of nothing is dropped as well.
    request.resume();
    throw new Aborted();
  }
  // As a server that refuses after having read everything.
  try {
    for await (const _ of request);
  } catch {
    throw new Aborted();
  }
  throw name === 'html' ? new ProxyFailure() : refusals[name];
}

async function waitWhileConnected(request: IncomingMessage, ms: number): Promise<void> {
  const gone = new AbortController();
  const leave = () => gone.abort();
  request.socket.once('close', leave);
  try {
    await wait(ms, undefined, { signal: gone.signal });
  } catch {
    throw new Aborted();
  } finally {
    request.socket.off('close', leave);
  }
}
