import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import { siteHandler } from '../../../src/serve/site.ts';
import { listenOn } from '../../worlds/listen.ts';
import { makeCertificate } from './packages.ts';

/** A body that the host has sent. */
export interface Sent {
  readonly path: string;
  readonly type: string;
  /** As sent, so compressed; without headers. */
  readonly bytes: number;
}

export interface Host {
  /** Without a trailing slash. */
  readonly origin: string;
  /** What was sent since the last call. */
  readonly takeSent: () => Sent[];
  /** The next document is sent as a whole, as if a deploy had changed it since the browser had it. */
  readonly changeDocument: () => void;
  readonly close: () => Promise<void>;
}

let certificate: Promise<{ key: string; cert: string }> | undefined;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

async function secureServer(answer: Answer) {
  certificate ??= makeCertificate();
  // Node's compatible interface of HTTP/2 has all that the handler uses.
  const compatible = answer as unknown as Parameters<typeof createSecureServer>[1];
  const server = createSecureServer({ ...(await certificate), allowHTTP1: true }, compatible);
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  const endSessions = () => {
    for (const session of sessions) session.destroy();
  };
  return { server, endSessions };
}

function plainServer(answer: Answer) {
  const server = createServer(answer);
  return { server, endSessions: () => server.closeAllConnections() };
}

/**
 * Serves a built folder on a free port of 127.0.0.1 as `npm start` does, but over HTTP/2 as hosts do. Browsers cache
 * nothing that comes with a certificate they don’t know: `cacheable` is without one, over HTTP/1.1.
 */
export async function startHost(dist: string, kind: 'usual' | 'cacheable' = 'usual'): Promise<Host> {
  const handler = siteHandler({ dist });
  let sent: Sent[] = [];
  let isChanged = false;
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '';
    if (isChanged && request.headers.accept?.includes('text/html')) {
      isChanged = false;
      delete request.headers['if-none-match'];
    }
    response.on('finish', () => {
      sent.push({
        path,
        type: String(response.getHeader('content-type') ?? ''),
        bytes: Number(response.getHeader('content-length') ?? 0),
      });
    });
    handler(request, response);
  };
  const { server, endSessions } = kind === 'usual' ? await secureServer(answer) : plainServer(answer);
  const port = await listenOn(server);
  return {
    origin: `${kind === 'usual' ? 'https' : 'http'}://127.0.0.1:${port}`,
    takeSent: () => {
      const all = sent;
      sent = [];
      return all;
    },
    changeDocument: () => {
      isChanged = true;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        endSessions();
      }),
  };
}
