import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the middleman answers a POST with. */
export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string | number>>;
  /** Cut off there, if `headers` promise more. */
  readonly body?: string;
  /** Milliseconds to wait before. */
  readonly after?: number;
}

/** A POST as it came over the wire. */
interface Post {
  readonly method: string;
  readonly headers: IncomingMessage['headers'];
  /** Its multipart fields. */
  readonly form: () => Promise<FormData>;
}

/** Stands between the browser and the site: hands everything on, keeps what comes for the form's endpoint. */
export interface Middleman {
  readonly url: string;
  /** Whatever was asked of the endpoint, preflights included. */
  readonly posts: Post[];
  /** How the endpoint answers from now on: by itself, as told here, or by cutting the connection. */
  answer(how: 'itself' | 'drop' | Answer): void;
  close(): Promise<void>;
}

export async function middleman(site: string, endpoint: string): Promise<Middleman> {
  const posts: Post[] = [];
  let how: 'itself' | 'drop' | Answer = 'itself';

  const handOn = (incoming: IncomingMessage, response: ServerResponse, body: Buffer) => {
    const { method, headers, url } = incoming;
    const onwards = request(new URL(url ?? '/', site), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onwards.on('error', () => response.destroy());
    onwards.end(body);
  };
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
    } catch {
      return;
    }
    const body = Buffer.concat(chunks);
    if (incoming.url !== endpoint) return handOn(incoming, response, body);
    const type = { 'Content-Type': incoming.headers['content-type'] ?? '' };
    const form = () => new Response(new Uint8Array(body), { headers: type }).formData();
    posts.push({ method: incoming.method ?? '', headers: incoming.headers, form });
    if (how === 'itself') return handOn(incoming, response, body);
    if (how === 'drop') return void incoming.socket.destroy();
    const { status, headers = {}, body: words = '', after = 0 } = how;
    setTimeout(() => {
      response.writeHead(status, headers);
      response.write(words);
      if ('Content-Length' in headers) setTimeout(() => response.destroy(), 50);
      else response.end();
    }, after);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    posts,
    answer: (next) => {
      how = next;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
