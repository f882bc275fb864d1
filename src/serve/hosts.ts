/** A foreign name that points to this machine is refused (DNS rebinding). */
import type { IncomingMessage } from 'node:http';

export interface HostOptions {
  readonly siteUrl: string;
  readonly host: string;
  readonly allowedHosts?: readonly string[];
}

/** Lower case; null if there is none. @internal for tests */
export const hostNameOf = (authority: string): string | null =>
  /^(\[[\da-f:.]+\]|[^\s:/?#@[\]\\]+?)\.?(?::\d*)?$/i.exec(authority)?.[1]?.toLowerCase() ?? null;

/** In lower case, without ports. */
export const knownHosts = ({ siteUrl, host, allowedHosts = [] }: HostOptions): ReadonlySet<string> =>
  new Set(
    ['127.0.0.1', 'localhost', '[::1]', host.includes(':') ? `[${host}]` : host, ...allowedHosts]
      .map((name) => name.toLowerCase())
      .concat(new URL(siteUrl).hostname),
  );

export interface HostProblem {
  readonly status: 400 | 421;
  readonly message: string;
}

/** Rewrites `GET http://host/path` as `GET /path` with this host (RFC 9112, 3.2.2). Null if the host is known. */
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
