// @vitest-environment node
import { expect, test } from 'vitest';
import { signedHeaders } from '../../../src/inbox-cli/s3Signature.ts';

/** The examples in docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html. */
test.each([
  ['?lifecycle=', 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
  ['?max-keys=2&prefix=J', '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'],
])('%s is signed as in Amazon’s examples', (query, signature) => {
  const request = {
    method: 'GET',
    url: new URL(`https://examplebucket.s3.amazonaws.com/${query}`),
    body: new Uint8Array(),
    now: Date.parse('2013-05-24T00:00:00Z'),
  };
  const headers = signedHeaders(request, {
    keyId: 'AKIAIOSFODNN7EXAMPLE',
    secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  });
  expect(headers.authorization).toBe(
    `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=${signature}`,
  );
});
