import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { listenOn } from './listen.ts';

/** A response with which the proxy answers a POST. */
export interface ProxyResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string | number>>;
  /** The response is cut off after it if `Content-Length` is larger. */
  readonly body?: string;
  /** The delay in milliseconds, or what the response waits for. */
  readonly after?: number | Promise<void>;
}

/** A POST as it arrived. */
interface Post {
  readonly method: string;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
  /** Returns its multipart fields. */
  readonly form: () => Promise<FormData>;
}

/** A proxy between the browser and the site. It forwards everything and records the requests to an endpoint. */
export interface RecordingProxy {
  readonly url: string;
  /** All requests to the endpoint, including preflights. */
  readonly posts: Post[];
  /** Sets what happens to requests to the endpoint from now on: forward them, drop the connection, or send this response. */
  respond(how: 'forward' | 'drop' | ProxyResponse): void;
  close(): Promise<void>;
}

export async function startRecordingProxy(site: string, endpoint: string): Promise<RecordingProxy> {
  const posts: Post[] = [];
  let how: 'forward' | 'drop' | ProxyResponse = 'forward';

  const forward = (incoming: IncomingMessage, response: ServerResponse, body: Buffer) => {
    const { method, headers, url } = incoming;
    const upstream = request(new URL(url ?? '/', site), { method, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    upstream.on('error', () => response.destroy());
    upstream.end(body);
  };
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
    } catch {
      return;
    }
    const body = Buffer.concat(chunks);
    if (incoming.url !== endpoint) return forward(incoming, response, body);
    const type = { 'Content-Type': incoming.headers['content-type'] ?? '' };
    const form = () => new Response(new Uint8Array(body), { headers: type }).formData();
    posts.push({ method: incoming.method ?? '', headers: incoming.headers, text: body.toString(), form });
    if (how === 'forward') return forward(incoming, response, body);
    if (how === 'drop') return void incoming.socket.destroy();
    const { status, headers = {}, body: words = '', after = 0 } = how;
    await (typeof after === 'number' ? setTimeout(after) : after);
    response.writeHead(status, headers);
    response.write(words);
    if ('Content-Length' in headers) setTimeout(50).then(() => response.destroy());
    else response.end();
  });
  return {
    url: `http://127.0.0.1:${await listenOn(server)}`,
    posts,
    respond: (next) => {
      how = next;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
