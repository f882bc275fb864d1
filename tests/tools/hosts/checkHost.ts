import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { headersOf, parseHeaders } from '../../../src/serve/hostFiles.ts';
import { ask, type TestResponse } from '../../worlds/inbox/fixtures.ts';
import { protectionProblems } from './protection.ts';
import { type HostRequest, secret } from './staticTable.ts';

export interface CheckedRequest {
  readonly name: string;
  /** What is wrong with the response, in sentences. */
  readonly problems: readonly string[];
}

/** As hosts differ in case and spaces: `text/html;charset=utf-8`. */
const plain = (value: string): string => value.toLowerCase().replaceAll(' ', '');

const decoded = ({ headers, body }: TestResponse): Buffer => {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
};

async function problemsOf(url: string, dist: string, request: HostRequest): Promise<string[]> {
  const { path, method = 'GET', headers = {}, expected } = request;
  const first = await ask(url, path, { method, headers });
  const response = request.again
    ? await ask(url, path, { method, headers: { ...headers, 'if-none-match': String(first.headers.etag) } })
    : first;
  const problems: string[] = [];
  const compare = (what: string, actual: string, wanted: string): void => {
    if (plain(actual) !== plain(wanted)) problems.push(`${what} is "${actual}", not "${wanted}"`);
  };

  if (!expected.status.includes(response.status))
    problems.push(`The status is ${response.status}, not ${expected.status.join(' or ')}`);
  if (response.headers.location !== undefined) problems.push(`It redirects to ${response.headers.location}`);
  const body = response.body.length === 0 ? response.body : decoded(response);
  if (body.includes(secret) || /^root:.*:0:0:/m.test(body.toString('latin1')))
    problems.push('It sends a file from outside of the site');
  if (method === 'HEAD' && body.length > 0) problems.push('A response to HEAD has a body');
  if (request.again && body.length > 0) problems.push('An unchanged file is sent again');
  if (expected.file !== undefined && !body.equals(readFileSync(join(dist, expected.file))))
    problems.push(`The body is not ${expected.file}: ${JSON.stringify(body.subarray(0, 80).toString())}`);

  problems.push(...protectionProblems(response));
  const blocks = parseHeaders(readFileSync(join(dist, '_headers'), 'utf8'));
  // A malformed address need not get as far as the site's settings.
  const hostHeaders =
    response.status === 400
      ? new Map()
      : headersOf(blocks, expected.address ?? '/an-address-without-a-block');
  for (const [name, value] of [...hostHeaders, ...Object.entries(expected.headers ?? {})]) {
    const actual = String(response.headers[name.toLowerCase()] ?? '');
    if (name !== 'Content-Security-Policy') compare(name, actual, value);
    else if (!hasPolicyOf(actual, value)) problems.push(`The policy is "${actual}", not "${value}"`);
  }
  return problems;
}

const policiesIn = (header: string): string[] => header.split(',').map((policy) => plain(policy));

/** A host may leave out the policy of every address where there is another one, and may send more. */
function hasPolicyOf(actual: string, wanted: string): boolean {
  const policies = policiesIn(actual);
  return policiesIn(wanted)
    .slice(1)
    .every((policy) => policies.includes(policy));
}

/** Sends every request of a table to a host. `dist` is the built site that the host should serve. */
export async function checkHost(
  url: string,
  dist: string,
  requests: readonly HostRequest[],
): Promise<CheckedRequest[]> {
  const checked: CheckedRequest[] = [];
  for (const request of requests)
    checked.push({ name: request.name, problems: await problemsOf(url, dist, request) });
  return checked;
}
