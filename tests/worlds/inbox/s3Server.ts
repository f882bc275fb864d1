import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signedHeaders } from '../../../src/inbox-cli/s3Signature.ts';
import type { Bucket } from '../../../src/worker/bindings.ts';

export const s3Credentials = { keyId: 'the-key-id', secret: 'the-secret' } as const;

export interface S3Server {
  /** Of the bucket. */
  readonly address: string;
  /** Answers the next request with this status. */
  readonly failWith: (status: number) => void;
  readonly close: () => Promise<void>;
}

const error = (status: number, code: string) => ({
  status,
  headers: {},
  body: `<Error><Code>${code}</Code></Error>`,
});

/** A bucket behind what R2's S3 API has for it. Refuses what is not signed as it should be. */
export async function startS3Server(bucket: Bucket): Promise<S3Server> {
  let failure: number | null = null;

  async function answer(method: string, url: URL, headers: Headers, body: Uint8Array<ArrayBuffer>) {
    if (failure !== null) {
      const status = failure;
      failure = null;
      return error(status, 'SlowDown');
    }
    const time = headers.get('x-amz-date') ?? '';
    const now = Date.parse(time.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'));
    const signed = signedHeaders({ method, url, body, now }, { ...s3Credentials, region: 'auto' });
    if (headers.get('authorization') !== signed.authorization) return error(403, 'SignatureDoesNotMatch');
    const key = url.pathname.replace(/^\/bucket\/?/, '');
    if (method === 'PUT') {
      const [match, noneMatch] = [headers.get('if-match'), headers.get('if-none-match')];
      const onlyIf =
        match === null ? noneMatch && { etagDoesNotMatch: noneMatch } : { etagMatches: match.slice(1, -1) };
      const put = await bucket.put(key, new TextDecoder().decode(body), ...(onlyIf ? [{ onlyIf }] : []));
      return put === null ? error(412, 'PreconditionFailed') : { status: 200, headers: {}, body: '' };
    }
    if (method === 'DELETE') {
      await bucket.delete(key);
      return { status: 204, headers: {}, body: '' };
    }
    if (key === '') {
      const cursor = url.searchParams.get('continuation-token');
      const prefix = url.searchParams.get('prefix') ?? '';
      const page = await bucket.list({ prefix, ...(cursor === null ? {} : { cursor }) });
      const keys = page.objects.map(
        ({ key, etag }) =>
          `<Contents><Key>${encodeURIComponent(key)}</Key><ETag>&quot;${etag}&quot;</ETag></Contents>`,
      );
      const next = page.truncated ? `<NextContinuationToken>${page.cursor}</NextContinuationToken>` : '';
      return {
        status: 200,
        headers: {},
        body: `<ListBucketResult>${keys.join('')}${next}</ListBucketResult>`,
      };
    }
    const object = await bucket.get(key);
    return object === null
      ? error(404, 'NoSuchKey')
      : { status: 200, headers: { etag: `"${object.etag}"` }, body: await object.text() };
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const headers = new Headers(request.headers as Record<string, string>);
    const body = new Uint8Array(Buffer.concat(chunks));
    const { status, headers: own, body: text } = await answer(request.method ?? '', url, headers, body);
    response.writeHead(status, own).end(text);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket`,
    failWith: (status) => {
      failure = status;
    },
    close: () => new Promise((done) => void server.close(() => done()).closeAllConnections()),
  };
}
