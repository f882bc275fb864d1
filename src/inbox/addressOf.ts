import type { IncomingMessage } from 'node:http';

/** Of this machine. */
export const isLoopback = (address: string): boolean => /^(::ffff:)?127\.|^::1$/.test(address);

/** A proxy on this machine says who asks; from anybody else the header is only a claim (D5). */
export function addressOf({ socket, headers }: IncomingMessage): string {
  const peer = socket.remoteAddress ?? '';
  const claimed = headers['x-real-ip']?.toString();
  return claimed !== undefined && isLoopback(peer) ? claimed : peer;
}
