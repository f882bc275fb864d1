import type { Bucket } from '../worker/bindings.ts';
import { patiently } from '../worker/bucketStore.ts';
import { CommandFailed } from './findMessages.ts';
import { type S3Credentials, signedHeaders } from './s3Signature.ts';

export interface S3Settings extends Omit<S3Credentials, 'region'> {
  /** Of the bucket, without a slash at its end. */
  readonly address: string;
}

const nothing = new Uint8Array();

const bytesOf = (content: string | ArrayBuffer): Uint8Array<ArrayBuffer> =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);

const codeIn = (xml: string): string => /<Code>([^<]*)</.exec(xml)?.[1] ?? '';

async function checked(answer: Response, expected: readonly number[]): Promise<Response> {
  if (expected.includes(answer.status)) return answer;
  const code = codeIn(await answer.text());
  throw new CommandFailed(`The bucket answers with ${answer.status} ${code}`.trimEnd());
}

/** The worker's bucket from outside, by the S3 API of R2: developers.cloudflare.com/r2/api/s3/api. */
export function s3Bucket({ address, ...credentials }: S3Settings): Bucket {
  const ask = (
    method: string,
    path: string,
    { headers = {}, body = nothing }: { headers?: Record<string, string>; body?: typeof nothing } = {},
  ): Promise<Response> =>
    patiently(async () => {
      const url = new URL(address + path);
      const signed = signedHeaders(
        { method, url, body, now: Date.now() },
        { ...credentials, region: 'auto' },
      );
      const answer = await fetch(url, {
        method,
        headers: { ...headers, ...signed },
        ...(method === 'PUT' ? { body } : {}),
      });
      if (answer.status === 429 || answer.status >= 500) await checked(answer, []);
      return answer;
    });

  return {
    get: async (key) => {
      const answer = await checked(await ask('GET', `/${key}`), [200, 404]);
      if (answer.status === 404) return null;
      const bytes = await answer.arrayBuffer();
      const etag = answer.headers.get('etag') ?? '';
      return { key, etag, text: async () => new TextDecoder().decode(bytes), arrayBuffer: async () => bytes };
    },
    put: async (key, content, options) => {
      const { onlyIf } = options ?? {};
      const condition: Record<string, string> =
        onlyIf === undefined
          ? {}
          : 'etagMatches' in onlyIf
            ? { 'if-match': onlyIf.etagMatches }
            : { 'if-none-match': onlyIf.etagDoesNotMatch };
      const answer = await ask('PUT', `/${key}`, { headers: condition, body: bytesOf(content) });
      // 409: somebody else was writing it.
      return (await checked(answer, [200, 409, 412])).status === 200 ? {} : null;
    },
    delete: async (key) => void (await checked(await ask('DELETE', `/${key}`), [200, 204, 404])),
    list: async ({ prefix, cursor }) => {
      const query = [
        ...(cursor === undefined ? [] : [`continuation-token=${encodeURIComponent(cursor)}`]),
        'encoding-type=url',
        'list-type=2',
        `prefix=${encodeURIComponent(prefix)}`,
      ];
      const xml = await (await checked(await ask('GET', `?${query.join('&')}`), [200])).text();
      const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, object = '']) => ({
        key: decodeURIComponent(/<Key>([^<]*)</.exec(object)?.[1] ?? ''),
        etag: (/<ETag>([^<]*)</.exec(object)?.[1] ?? '').replaceAll('&quot;', '"'),
      }));
      const next = /<NextContinuationToken>([^<]+)</.exec(xml)?.[1];
      return next === undefined ? { objects, truncated: false } : { objects, truncated: true, cursor: next };
    },
  };
}
