/**
 * Failures on demand, for developers who work on the form: `POST /api/contact?fault=<name>`. None of them stores
 * anything but `slow`, which goes on as usual after the wait if the sender is still there.
 */
import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Aborted } from './receiveForm.ts';
import { Refusal, refuse } from './refusal.ts';

/** `slow` waits before it reads; `drop` cuts the connection halfway; `html` is the error page of a proxy. */
type Fault = 'slow' | 'drop' | 'html' | '413' | '422' | '429' | '500';

export interface RequestedFault {
  readonly name: Fault;
  /** How long `slow` waits, in ms: `&ms=`, 40 s if not given (the form gives up after 30 s), 5 minutes at most. */
  readonly ms: number;
}

/** Thrown for `html`: the response is status 502 with an HTML body, whatever the sender accepts. */
export class ProxyFailure extends Error {}

const faults: ReadonlySet<string> = new Set<Fault>(['slow', 'drop', 'html', '413', '422', '429', '500']);
const isFault = (name: string | null): name is Fault => name !== null && faults.has(name);

/** The fault that a request's address asks for, or `null` for none or an unknown one. */
export function faultOf(url: string): RequestedFault | null {
  const query = new URLSearchParams(/\?([^#]*)/.exec(url)?.[1] ?? '');
  const name = query.get('fault');
  const ms = Number(query.get('ms') ?? 40_000);
  return isFault(name)
    ? { name, ms: Number.isFinite(ms) ? Math.min(Math.max(ms, 0), 300_000) : 40_000 }
    : null;
}

const refusals: Readonly<Record<Exclude<Fault, 'slow' | 'drop' | 'html'>, Refusal>> = {
  '413': new Refusal(413, [{ field: 'attachment', message: 'The attachment is too large (fault=413).' }]),
  '422': new Refusal(422, [{ field: 'email', message: 'The email address was not accepted (fault=422).' }]),
  '429': refuse(429, 'Too many messages in a short time (fault=429).', { 'Retry-After': '30' }),
  '500': refuse(500, 'The server failed (fault=500).'),
};

/**
 * Makes a fault happen. Returns only after `slow`.
 *
 * @throws {Refusal} for a status, {@link ProxyFailure} for `html`, {@link Aborted} when the connection is gone.
 */
export async function applyFault(request: IncomingMessage, { name, ms }: RequestedFault): Promise<void> {
  if (name === 'slow') return waitWhileConnected(request, ms);
  if (name === 'drop') {
    request.once('data', () => request.socket.destroy());
    request.once('end', () => request.socket.destroy()); // An empty body has no data event.
    request.resume();
    throw new Aborted();
  }
  // Like a server that refuses after it has read the whole body.
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
