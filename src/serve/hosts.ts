/** By which names a server may be addressed. A name that someone else lets point to this machine is none (DNS rebinding). */
import type { IncomingMessage } from 'node:http';

export interface HostOptions {
  readonly siteUrl: string;
  /** What the server listens on. */
  readonly host: string;
  /** More names, without ports. */
  readonly allowedHosts?: readonly string[];
}

/** The name in `example.org:8080` or `[::1]:8080`, in lower case; null if there is none. @internal for tests */
export const hostNameOf = (authority: string): string | null =>
  /^(\[[\da-f:.]+\]|[^\s:/?#@[\]\\]+?)\.?(?::\d*)?$/i.exec(authority)?.[1]?.toLowerCase() ?? null;

/** The names that the server answers to, in lower case; it does not ask for the port. */
export const knownHosts = ({ siteUrl, host, allowedHosts = [] }: HostOptions): ReadonlySet<string> =>
  new Set(
    ['127.0.0.1', 'localhost', '[::1]', host.includes(':') ? `[${host}]` : host, ...allowedHosts]
      .map((name) => name.toLowerCase())
      .concat(new URL(siteUrl).hostname),
  );

/** What is wrong with the host of a request. */
export interface HostProblem {
  readonly status: 400 | 421;
  readonly message: string;
}

/**
 * Turns `GET http://host/path` into `GET /path` with this host, as RFC 9112 (3.2.2) asks for. Returns null if the host is
 * a known one. Only HTTP/1.0 may leave it out; browsers never do.
 */
export function hostProblemOf(request: IncomingMessage, known: ReadonlySet<string>): HostProblem | null {
  const [, authority, rest = ''] = /^https?:\/\/([^/?#]*)([^#]*)/i.exec(request.url ?? '') ?? [];
  if (authority !== undefined) {
    request.headers.host = authority;
    request.url = rest.startsWith('/') ? rest : `/${rest}`;
  }
  const { host } = request.headers;
  const count = request.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
  if (count > 1) return { status: 400, message: 'The request has more than one Host header.' };
  if (host === undefined)
    return request.httpVersion === '1.0' ? null : { status: 400, message: 'The request has no Host header.' };
  const name = hostNameOf(host);
  if (name !== null && known.has(name)) return null;
  const message = `This server is not ${JSON.stringify(host.slice(0, 200))}. If it should be, add the name to ALLOWED_HOSTS.`;
  return { status: 421, message };
}
