import { basePolicy } from '../../../src/site-build/headers.ts';
import { ask, type TestResponse } from '../../worlds/inbox/fixtures.ts';
import { attachment, multipart, type Part, parts } from '../../worlds/inbox/form.ts';
import type { CheckedRequest } from './checkHost.ts';

interface Post {
  readonly name: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const json = { accept: 'application/json' };

const form = (list: readonly Part[]): Pick<Post, 'headers' | 'body'> => {
  const { type, body } = multipart(list);
  return { headers: { 'content-type': type }, body };
};

/** Requests to an endpoint, accepted and refused. What each is answered is the local server's business. */
function posts(attachmentLimit: number): Post[] {
  const good = form(parts());
  const tooLarge = form(parts({}, attachment('large.bin', Buffer.alloc(attachmentLimit + 1))));
  const largest = form(parts({}, attachment('largest.bin', Buffer.alloc(attachmentLimit))));
  const request = {
    headers: { ...json, 'content-type': 'application/json' },
    body: Buffer.from('{"name":"Ada"}'),
  };
  // Whoever sends it again gets the order's key again (D3).
  const again = { 'idempotency-key': '0123456789abcdef' };
  const each = {
    'a form for a script': { ...good, headers: { ...good.headers, ...json, ...again } },
    'a form without a script': good,
    'a form from this site': {
      ...good,
      headers: {
        ...good.headers,
        ...json,
        host: 'www.example.org:8443',
        origin: 'https://www.example.org:8443',
      },
    },
    'a form from another site': { ...good, headers: { ...good.headers, origin: 'https://evil.example' } },
    'the largest attachment': { ...largest, headers: { ...largest.headers, ...json, ...again } },
    'an attachment over the limit': { ...tooLarge, headers: { ...tooLarge.headers, ...json } },
    JSON: request,
    'an empty form': form([]),
  };
  return [
    ...Object.entries(each).map(([name, post]) => ({ name, method: 'POST', ...post })),
    { name: 'a GET', method: 'GET', headers: json, body: Buffer.alloc(0) },
  ];
}

/** The headers of a connection, and what every host adds. `Vary` gains a value where the host compresses. */
const ownHeaders = 'connection,keep-alive,transfer-encoding,content-length,date,server,vary'.split(',');

/** A host adds the policy of every address. */
const withoutBase = ({ headers }: TestResponse): TestResponse['headers'] => ({
  ...headers,
  'content-security-policy': String(headers['content-security-policy'] ?? '').replace(`, ${basePolicy}`, ''),
});

function differences(proxied: TestResponse, direct: TestResponse): string[] {
  const [theirs, own] = [withoutBase(proxied), withoutBase(direct)];
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(own)])];
  const text = (value: unknown): string => (value === undefined ? 'missing' : `"${value}"`);
  return [
    ...(proxied.status === direct.status
      ? []
      : [`The status is ${proxied.status}; the local server's is ${direct.status}`]),
    ...(proxied.body.equals(direct.body) ? [] : [`The body is ${proxied.body.subarray(0, 120).toString()}`]),
    ...names
      .filter((name) => !ownHeaders.includes(name) && text(theirs[name]) !== text(own[name]))
      .map((name) => `${name} is ${text(theirs[name])}; the local server's is ${text(own[name])}`),
  ];
}

/** Sends the same requests to a host and to the local server behind it: the visitor must not notice the host. */
export async function checkProxy(
  hostUrl: string,
  localUrl: string,
  endpoints: readonly string[],
  attachmentLimit: number,
): Promise<CheckedRequest[]> {
  const checked: CheckedRequest[] = [];
  for (const path of endpoints.flatMap((endpoint) => [endpoint, `${endpoint}/`]))
    for (const { name, ...post } of posts(attachmentLimit)) {
      const proxied = await ask(hostUrl, path, post);
      const direct = await ask(localUrl, path, post);
      checked.push({ name: `${path}: ${name}`, problems: differences(proxied, direct) });
    }
  return checked;
}
