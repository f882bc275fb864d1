import { once } from 'node:events';
import { createConnection } from 'node:net';
import type { AnswerHead } from './protection.ts';

export interface RawAnswer extends AnswerHead {
  readonly body: string;
}

/** After this time without an answer, the client closes its side: the server then knows that nothing more comes. */
const patienceMs = 500;
const answerTimeoutMs = 10_000;

/** The heads of requests that a server refuses by itself, before its own code sees them. */
export const brokenRequests = (host: string): Readonly<Record<string, string>> => {
  const head = (lines: string): string => `${lines}Host: ${host}\r\nConnection: close\r\n\r\n`;
  return {
    'no HTTP': '\u0016\u0003\u0001\r\n\r\n',
    'a control character in the address': head('GET /\u0000 HTTP/1.1\r\n'),
    'no Host': 'GET /faq HTTP/1.1\r\n\r\n',
    'two Hosts': head(`GET /faq HTTP/1.1\r\nHost: ${host}\r\n`),
    'a header without a colon': head('GET /faq HTTP/1.1\r\nnonsense\r\n'),
    'a wrong length': head('POST /faq HTTP/1.1\r\nContent-Length: x\r\n'),
    'a length and chunks': head('POST /faq HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n'),
    'a head that ends early': 'GET /faq HTTP/1.1\r\nHos',
    'a head of 60 kB': head(`GET /faq HTTP/1.1\r\nX: ${'a'.repeat(60_000)}\r\n`),
    'an address of 60 kB': head(`GET /${'a'.repeat(60_000)} HTTP/1.1\r\n`),
    'an unknown method': head('BREW /faq HTTP/1.1\r\n'),
    'HTTP/9.9': head('GET /faq HTTP/9.9\r\n'),
  };
};

/**
 * Sends bytes, and closes its side if the server waits for more. Returns the first answer, or null if the connection
 * ends or 10 s pass without one.
 */
export async function askBytes(url: string, bytes: string | Buffer): Promise<RawAnswer | null> {
  const { hostname, port } = new URL(url);
  const socket = createConnection({ host: hostname, port: Number(port), allowHalfOpen: true });
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
    if (isWhole(text)) socket.destroy();
  });
  // A server may close before it has read everything.
  socket.on('error', () => {});
  socket.on('end', () => socket.end());
  socket.setTimeout(patienceMs, () => {
    socket.end();
    socket.setTimeout(answerTimeoutMs, () => socket.destroy());
  });
  socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  await once(socket, 'close');
  return parseAnswer(text);
}

/** Whether an answer with a length is there as a whole. Others end with their connection. */
function isWhole(text: string): boolean {
  const answer = parseAnswer(text);
  if (answer === null || !text.includes('\r\n\r\n')) return false;
  const length = answer.headers['content-length'];
  return length !== undefined && answer.body.length >= Number(length);
}

/** Reads an answer as it came over the wire. Values of a repeated header are joined, as Node does. */
export function parseAnswer(text: string): RawAnswer | null {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const status = /^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1];
  if (status === undefined) return null;
  // What follows an interim answer is the answer.
  if (status === '100') return parseAnswer(rest.join('\r\n\r\n'));
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const at = line.indexOf(':');
    const name = line.slice(0, at).toLowerCase();
    const value = line.slice(at + 1).trim();
    headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  }
  return { status: Number(status), headers, body: rest.join('\r\n\r\n') };
}
