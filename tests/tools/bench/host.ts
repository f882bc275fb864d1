import type { IncomingMessage, ServerResponse } from 'node:http';
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
  readonly close: () => Promise<void>;
}

let certificate: Promise<{ key: string; cert: string }> | undefined;

/** Serves a built folder on a free port of 127.0.0.1 as `npm start` does, but over HTTP/2 as hosts do. */
export async function startHost(dist: string): Promise<Host> {
  certificate ??= makeCertificate();
  const handler = siteHandler({ dist });
  let sent: Sent[] = [];
  const server = createSecureServer({ ...(await certificate), allowHTTP1: true }, (request, response) => {
    const path = request.url;
    response.on('finish', () => {
      sent.push({
        path,
        type: String(response.getHeader('content-type') ?? ''),
        bytes: Number(response.getHeader('content-length') ?? 0),
      });
    });
    // Node's compatible interface of HTTP/2 has all that the handler uses.
    handler(request as unknown as IncomingMessage, response as unknown as ServerResponse);
  });
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  const port = await listenOn(server);
  return {
    origin: `https://127.0.0.1:${port}`,
    takeSent: () => {
      const all = sent;
      sent = [];
      return all;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const session of sessions) session.destroy();
      }),
  };
}
