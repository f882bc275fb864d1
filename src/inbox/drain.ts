import type { IncomingMessage } from 'node:http';

/** How long a refused upload may continue, so that the sender can read the response. */
const drainTimeoutMs = 30_000;

/** A browser reads the response only after it has sent its whole body. */
export function drain(request: IncomingMessage): void {
  if (request.complete) return;
  const timer = setTimeout(() => request.destroy(), drainTimeoutMs);
  request.once('close', () => clearTimeout(timer));
  request.on('error', () => {});
  request.resume();
}
