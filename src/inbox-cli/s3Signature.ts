/** AWS Signature Version 4: docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html. */
import { createHash, createHmac } from 'node:crypto';

export interface S3Credentials {
  readonly keyId: string;
  readonly secret: string;
  readonly region: string;
}

export interface S3Request {
  readonly method: string;
  /** Path and query are encoded, and the query is in the order of its names. */
  readonly url: URL;
  readonly body: Uint8Array<ArrayBuffer>;
  /** In ms since 1970. */
  readonly now: number;
}

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');
const hmac = (key: Uint8Array, text: string): Buffer => createHmac('sha256', key).update(text).digest();

export function signedHeaders(
  { method, url, body, now }: S3Request,
  { keyId, secret, region }: S3Credentials,
): Record<string, string> {
  const time = new Date(now).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const day = time.slice(0, 8);
  const sent = { 'x-amz-content-sha256': sha256(body), 'x-amz-date': time };
  const signed = Object.entries({ host: url.host, ...sent });
  const names = signed.map(([name]) => name).join(';');
  const lines = signed.map(([name, value]) => `${name}:${value}`);
  const request = [method, url.pathname, url.search.slice(1), ...lines, '', names, sha256(body)].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = scope.split('/').reduce(hmac, Buffer.from(`AWS4${secret}`));
  const signature = hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha256(request)].join('\n')).toString('hex');
  const authorization = `AWS4-HMAC-SHA256 Credential=${keyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
  return { ...sent, authorization };
}
