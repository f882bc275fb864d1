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
  /** In bytes. */
  readonly attachmentLimit: number;
}

export interface ServeOptions {
  readonly config: ServerConfig;
  /** The built folder; without it, only the inbox is served. */
  readonly dist?: string;
  /** Where messages are stored. Created only when the form endpoint is a path of this site. */
  readonly inboxFolder: string;
  /** 0: any free port. */
  readonly port: number;
  /** Default: 127.0.0.1, so that only this machine reaches it. */
  readonly host?: string;
  /** Whether the inbox follows `?fault=`. Default: yes, since only this machine reaches the server. */
  readonly faults?: boolean;
  /** Called with the folder of each stored message. */
  readonly onStored?: (folder: string) => void;
}

export interface Running {
  /** `http://127.0.0.1:4173`, without a trailing slash. */
  readonly url: string;
  readonly port: number;
  /** The inbox's path, or `null` when an outside service takes the form. */
  readonly inboxPath: string | null;
  /** Stops accepting requests and waits for open ones, at most `drainTimeoutMs` (default 5000). */
  readonly close: (drainTimeoutMs?: number) => Promise<void>;
}

/** The path of a form endpoint on this site, without query; `null` if the form goes elsewhere. */
export const inboxPathOf = (formEndpoint: string): string | null =>
  /^\/(?!\/)/.test(formEndpoint) ? pathOf(formEndpoint) : null;

/**
 * Starts the local server: the built site and the form inbox under one origin.
 *
 * @throws when the folder is not a built site, the inbox cannot be created, or the port is taken (`code: 'EADDRINUSE'`).
 */
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
  await listening(server, options.port, host);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;
  return {
    url: `http://${host}:${port}`,
    port,
    inboxPath,
    close: (drainTimeoutMs) => closed(server, drainTimeoutMs),
  };
}

const inboxOnly: Handler = (_request, response) => {
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end('Only the form inbox is here; the site is at the dev server.\n');
};

const listening = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });

function closed(server: Server, drainTimeoutMs = 5000): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), drainTimeoutMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
