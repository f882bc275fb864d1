import { createServer, type Server } from 'node:http';
import type { Handler } from '../inbox/handler.ts';
import { inboxHandler } from '../inbox/inbox.ts';
import { securityHeaders } from '../site-build/headers.ts';
import { pathOf, siteHandler } from './site.ts';

/** The part of `src/config.ts` that a server needs. @internal */
export interface ServerConfig {
  readonly name: string;
  readonly siteUrl: string;
  readonly contactEmail: string;
  readonly formEndpoint: string;
  readonly requestEndpoint: string;
  readonly attachmentLimit: number;
}

export interface ServeOptions {
  readonly config: ServerConfig;
  /** Without it, only the inbox is served. */
  readonly dist?: string;
  /** Created only if the form endpoint is a path of this site. */
  readonly inboxFolder: string;
  readonly port: number;
  /** Default: 127.0.0.1. */
  readonly host?: string;
  /** Default: true. */
  readonly faults?: boolean;
  readonly onStored?: (folder: string) => void;
}

export interface Running {
  readonly url: string;
  readonly port: number;
  /** `null` if another service receives the form. */
  readonly inboxPath: string | null;
  /** Waits at most `drainTimeoutMs` (default 5000) for open requests. */
  readonly close: (drainTimeoutMs?: number) => Promise<void>;
}

export const inboxPathOf = (formEndpoint: string): string | null =>
  /^\/(?!\/)/.test(formEndpoint) ? pathOf(formEndpoint) : null;

/** Serves the built site and the form inbox under one origin. Rejects when either cannot start. */
export async function serve(options: ServeOptions): Promise<Running> {
  const { config, dist, inboxFolder, faults = true, host = '127.0.0.1', onStored } = options;
  const inboxPath = inboxPathOf(config.formEndpoint);
  const inbox =
    inboxPath === null
      ? null
      : inboxHandler({
          folder: inboxFolder,
          attachmentLimit: config.attachmentLimit,
          headers: securityHeaders({ ...config, styleHashes: [] }),
          faults,
          siteName: config.name,
          contactEmail: config.contactEmail,
          ...(onStored ? { onStored } : {}),
        });
  const site: Handler = dist === undefined ? inboxOnly : siteHandler({ dist });
  const server = createServer((request, response) => {
    const path = pathOf(request.url)?.replace(/(?<=.)\/$/, '');
    (inbox !== null && path === inboxPath ? inbox : site)(request, response);
  });
  await listen(server, options.port, host);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;
  return {
    url: `http://${host}:${port}`,
    port,
    inboxPath,
    close: (drainTimeoutMs) => closeServer(server, drainTimeoutMs),
  };
}

const inboxOnly: Handler = (_request, response) => {
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end('Only the form inbox is here; the site is at the dev server.\n');
};

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });

function closeServer(server: Server, drainTimeoutMs = 5000): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), drainTimeoutMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
