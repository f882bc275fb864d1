import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const [brotli, gz] = [promisify(brotliCompress), promisify(gzip)];

const compressors = {
  br: (content: Buffer) => brotli(content),
  gzip: (content: Buffer) => gz(content, { level: 9 }),
};

export type Encoding = keyof typeof compressors;

interface CompressedPage {
  readonly body: Buffer;
  readonly tag: string;
}

/** Undefined if the page has copies or does not exist. */
export type CompressPage = (path: string, encoding: Encoding) => Promise<CompressedPage> | undefined;

/** For pages without `.br` copies, those of growing routes (R15). */
export function compressPagesOf(dist: string): CompressPage {
  const files = new Set(
    readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/')),
  );
  const pages = new Map<string, Promise<CompressedPage>>();
  const compressed = async (file: string, encoding: Encoding): Promise<CompressedPage> => {
    const body = await compressors[encoding](await readFile(join(dist, file)));
    return { body, tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"` };
  };
  return (path, encoding) => {
    const file = `${path.slice(1)}.html`;
    if (!files.has(file) || files.has(`${file}.br`)) return undefined;
    const key = `${encoding} ${file}`;
    const page = pages.get(key) ?? compressed(file, encoding);
    pages.set(key, page);
    page.catch(() => pages.delete(key));
    return page;
  };
}

export function sendPage(
  { body, tag }: CompressedPage,
  encoding: Encoding,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  response.setHeader('ETag', tag);
  if (request.headers['if-none-match']?.includes(tag)) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Encoding', encoding);
  response.writeHead(200, { 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
