import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Handler } from './handler.ts';
import { type NewsletterWorld, newsletterBodyLimit, newsletterReply } from './rules/newsletter.ts';

export interface NewsletterOptions extends NewsletterWorld {
  readonly headers: Readonly<Record<string, string>>;
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
  ({ headers, ...world }: NewsletterOptions): Handler =>
  (request, response) =>
    void reply(request, response, headers, world);

async function reply(
  request: IncomingMessage,
  response: ServerResponse,
  headers: NewsletterOptions['headers'],
  world: NewsletterWorld,
): Promise<void> {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Vary', 'Accept');
  const body = await bodyOf(request);
  if (body === null) {
    if (response.destroyed) return;
    response.writeHead(413, { Connection: 'close' });
    response.end();
    return;
  }
  const { method = '', url = '', headers: sent } = request;
  const answer = await newsletterReply(
    { method, url, header: (name) => sent[name]?.toString() ?? null, body },
    world,
  );
  response.writeHead(answer.status, { ...answer.headers, 'Content-Length': Buffer.byteLength(answer.body) });
  response.end(method === 'HEAD' ? undefined : answer.body);
}
