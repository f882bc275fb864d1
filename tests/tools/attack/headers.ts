import { multipart, parts } from '../../worlds/inbox/form.ts';
import { protectionProblems } from '../hosts/protection.ts';
import { askBytes, brokenRequests } from '../hosts/raw.ts';
import { withSite } from './withSite.ts';

export interface HeadersResult {
  /** Empty when every answer has a policy, cannot be framed and scores at least 130. */
  readonly differences: readonly string[];
  /** How many answers there were of each status. */
  readonly statuses: Readonly<Record<string, number>>;
}

/** Requests of every kind that the server's own code answers. */
const answeredRequests = (host: string): string[] => {
  const ask = (method: string, path: string, more = '', body = ''): string =>
    `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${more}\r\n${body}`;
  const gets = ['/', '/faq', '/faq/', '/gig/99', '/blog/a-post', '/blog/nope', '/nowhere', '/500', '/parts'];
  const files = ['/main.0a1b2c3d.js', '/robots.txt', '/favicon.svg', '/sitemap.xml', '/_headers', '/parts/x'];
  const { type, body } = multipart(parts());
  const length = `Content-Length: ${body.length}\r\n`;
  const form = (more: string): string =>
    ask('POST', '/api/contact', `Content-Type: ${type}\r\n${length}${more}`, body.toString('latin1'));
  return [
    ...[...gets, ...files].flatMap((path) =>
      ['GET', 'HEAD', 'POST', 'OPTIONS'].map((each) => ask(each, path)),
    ),
    ...['/api/contact', '/api/request'].flatMap((path) =>
      ['GET', 'HEAD', 'PUT', 'OPTIONS', 'POST'].map((each) => ask(each, path)),
    ),
    ask('GET', '/faq', 'Expect: tea\r\n'),
    ask('GET', '/faq', 'If-None-Match: "x"\r\n'),
    ask('OPTIONS', '*'),
    `GET /faq HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
    form(''),
    form('Accept: application/json\r\n'),
    form('Origin: https://evil.example\r\n'),
    form('Expect: 100-continue\r\n'),
  ];
};

/** Asks for every kind of answer of a server. `broken` are requests that it may end without an answer. */
async function checkHeaders(
  url: string,
  requests: readonly string[],
  broken: readonly string[],
): Promise<HeadersResult> {
  const differences: string[] = [];
  const statuses: Record<string, number> = {};
  for (const bytes of [...requests, ...broken]) {
    const answer = await askBytes(url, bytes);
    const name = JSON.stringify(bytes.slice(0, 60));
    if (answer === null) {
      if (!broken.includes(bytes)) differences.push(`${name} is not answered`);
      continue;
    }
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    differences.push(...protectionProblems(answer).map((problem) => `${name}: ${problem}`));
  }
  return { differences, statuses };
}

/** Looks at the headers of every kind of answer of the local server. */
export const headers = (): Promise<HeadersResult> =>
  withSite(({ url }) => {
    const { host } = new URL(url);
    return checkHeaders(url, [...answeredRequests(host), ...Object.values(brokenRequests(host))], []);
  });
