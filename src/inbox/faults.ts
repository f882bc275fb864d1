/** Simulated failures for developers: `POST /api/contact?fault=<name>`, or `/api/request`. */
import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Aborted } from './receiveForm.ts';
import { Refusal, refuse } from './rules/refusal.ts';

/** `slow` waits before it reads; `drop` cuts the connection halfway; `html` is a proxy's error page. */
type Fault = 'slow' | 'drop' | 'html' | '413' | '422' | '429' | '500';

export interface RequestedFault {
  readonly name: Fault;
  readonly ms: number;
}

export class ProxyFailure extends Error {}

const faults: ReadonlySet<string> = new Set<Fault>(['slow', 'drop', 'html', '413', '422', '429', '500']);
const isFault = (name: string | null): name is Fault => name !== null && faults.has(name);

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

export async function applyFault(request: IncomingMessage, { name, ms }: RequestedFault): Promise<void> {
  if (name === 'slow') return waitWhileConnected(request, ms);
  if (name === 'drop') {
    request.once('data', () => request.socket.destroy());
    request.once('end', () => request.socket.destroy()); // An empty body has no data event.
    request.resume();
    throw new Aborted();
  }
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
