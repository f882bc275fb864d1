import type { IncomingMessage } from 'node:http';
import { Aborted } from './receiveForm.ts';
import { parseJson } from './rules/parseJson.ts';
import { refuse } from './rules/refusal.ts';

/** `bodyLimit` is in bytes, inclusive. Throws a refusal (400, 413) or {@link Aborted}. */
export async function receiveJson(request: IncomingMessage, bodyLimit: number): Promise<unknown> {
  const tooLarge = () => refuse(413, `The request is larger than ${bodyLimit / 1024}KB.`);
  if (Number(request.headers['content-length'] ?? 0) > bodyLimit) throw tooLarge();
  const chunks: Buffer[] = [];
  let received = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      received += chunk.length;
      if (received > bodyLimit) break;
      chunks.push(chunk);
    }
  } catch {
    throw new Aborted();
  }
  if (received > bodyLimit) throw tooLarge();
  return parseJson(Buffer.concat(chunks));
}
