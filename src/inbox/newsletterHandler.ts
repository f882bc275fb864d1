import type { IncomingMessage, ServerResponse } from 'node:http';
import { drain } from './drain.ts';
import type { Gate } from './gate.ts';
import type { Handler } from './handler.ts';
import type { Reply } from './rules/endpoint.ts';
import {
  type NewsletterWorld,
  newsletterBodyLimit,
  newsletterRefusal,
  newsletterReply,
} from './rules/newsletter.ts';

export interface NewsletterOptions extends NewsletterWorld {
  readonly headers: Readonly<Record<string, string>>;
  readonly gate: Gate;
}

/** Null for a body that is too long or that never ends. */
async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let received = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      received += chunk.length;
      if (received > newsletterBodyLimit) return null;
      chunks.push(chunk);
    }
  } catch {
    return null;
  }
  return Buffer.concat(chunks).toString('utf8');
}

export const newsletterHandler =
  (options: NewsletterOptions): Handler =>
  (request, response) =>
    reply(request, response, options);

async function reply(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, gate, ...world }: NewsletterOptions,
): Promise<void> {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Vary', 'Accept');
  const { method = '', url = '', headers: sent } = request;
  const header = (name: string) => sent[name]?.toString() ?? null;
  const send = (answer: Reply) => {
    response.writeHead(answer.status, {
      ...answer.headers,
      'Content-Length': Buffer.byteLength(answer.body),
    });
    response.end(method === 'HEAD' ? undefined : answer.body);
  };
  try {
    if (method === 'POST') await gate(request);
  } catch (error) {
    drain(request);
    return send(newsletterRefusal(error, header, world));
  }
  const body = await bodyOf(request);
  if (body === null) {
    if (response.destroyed) return;
    response.writeHead(413, { Connection: 'close' });
    response.end();
    return;
  }
  send(await newsletterReply({ method, url, header, body }, world));
}
