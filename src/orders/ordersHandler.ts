import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { addressOf } from '../inbox/addressOf.ts';
import { drain } from '../inbox/drain.ts';
import type { Gate } from '../inbox/gate.ts';
import type { Handler } from '../inbox/handler.ts';
import { ordersReply } from './orderReply.ts';
import type { OrdersWorld } from './ordersWorld.ts';

/** Nothing is read before it is asked for, so that a refused body can be drained. */
function bodyOf(request: IncomingMessage): ReadableStream<Uint8Array> {
  let chunks: AsyncIterator<Buffer> | null = null;
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        chunks ??= (request as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(new Uint8Array(value));
      },
    },
    { highWaterMark: 0 },
  );
}

function webRequest(request: IncomingMessage): Request {
  const { method = 'GET', url = '/', headers: sent } = request;
  const headers = new Headers();
  for (const [name, value] of Object.entries(sent)) if (value !== undefined) headers.set(name, String(value));
  const body = ['GET', 'HEAD'].includes(method) ? null : bodyOf(request);
  return new Request(`http://${sent.host ?? 'localhost'}${url}`, {
    method,
    headers,
    ...(body === null ? {} : { body, duplex: 'half' }),
  } as RequestInit);
}

async function send(answer: Response, response: ServerResponse): Promise<void> {
  const headers = Object.fromEntries(answer.headers);
  const isStream = headers['content-type']?.startsWith('text/event-stream') === true;
  if (isStream && answer.body !== null) {
    response.writeHead(answer.status, headers);
    response.flushHeaders();
    await pipeline(Readable.fromWeb(answer.body as NodeStream), response);
    return;
  }
  const body = Buffer.from(await answer.arrayBuffer());
  const hasLength = answer.status !== 304 && answer.status !== 204;
  response.writeHead(answer.status, { ...headers, ...(hasLength ? { 'Content-Length': body.length } : {}) });
  response.end(body);
}

export const ordersHandler =
  (world: OrdersWorld, gate: Gate): Handler =>
  (request, response) => {
    const caller = { address: addressOf(request), admit: () => gate(request) };
    return ordersReply(webRequest(request), caller, world)
      .then((answer) => {
        drain(request);
        return send(answer, response);
      })
      .catch(() => void response.destroy()); // The visitor has gone.
  };
