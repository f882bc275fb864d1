import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { fileSize } from '../../machines/fileSizeRules.ts';
import type { StagedFile } from './messageStore.ts';
import { Refusal, refuse } from './rules/refusal.ts';

export interface ReceiveOptions {
  readonly staging: string;
  readonly attachmentLimit: number;
  /** In bytes, inclusive. */
  readonly bodyLimit: number;
}

export interface ReceivedForm {
  /** The first of duplicates. Values over 64 KiB are cut, and then fail the length check. */
  readonly fields: ReadonlyMap<string, string>;
  readonly files: readonly StagedFile[];
}

export class Aborted extends Error {}

const limits = {
  fieldSize: 64 * 1024,
  fields: 50,
  files: 10,
  parts: 60,
  headerPairs: 20,
  headerSize: 16 * 1024,
};
const parseTimeoutMs = 5_000;

const tooLarge = (limit: number): Refusal =>
  new Refusal(413, [{ field: 'attachment', message: `The attachment is larger than ${fileSize(limit)}.` }]);

function parserFor(request: IncomingMessage, maxFileSize: number): BusboyInstance {
  const type = request.headers['content-type'] ?? '';
  try {
    const headers = { ...request.headers, 'content-type': type };
    return new Busboy({ headers, preservePath: true, limits: { ...limits, fileSize: maxFileSize } });
  } catch {
    throw refuse(415, 'The form was sent without a usable multipart boundary.');
  }
}

/** Streams attachments to disk. When it throws {@link Refusal}, {@link Aborted} or a file error, writing has ended. */
export async function receiveForm(request: IncomingMessage, options: ReceiveOptions): Promise<ReceivedForm> {
  const { attachmentLimit, bodyLimit, staging } = options;
  const parser = parserFor(request, attachmentLimit);
  if (Number(request.headers['content-length'] ?? 0) > bodyLimit) throw tooLarge(attachmentLimit);

  const fields = new Map<string, string>();
  const writes: Promise<StagedFile>[] = [];
  const abortWrites = new AbortController();
  let received = 0;
  let timer: NodeJS.Timeout | undefined;

  const parsed = new Promise<void>((resolve, reject) => {
    const tooMany = () => reject(refuse(422, 'The form has too many parts.'));
    parser.on('field', (name, value) => {
      if (name !== undefined && !fields.has(name)) fields.set(name, value);
    });
    parser.on('file', (name, stream, fileName, _encoding, type) => {
      stream.on('error', () => {}); // A body that ends early: the parser says so itself.
      if (name !== 'attachment') return void stream.resume();
      stream.once('limit', () => reject(tooLarge(attachmentLimit)));
      const write = stage(stream, join(staging, `part-${writes.length}`), abortWrites.signal);
      writes.push(write.then((file) => ({ ...file, fileName: fileName ?? '', type })));
      write.catch(reject);
    });
    for (const event of ['partsLimit', 'fieldsLimit', 'filesLimit'] as const) parser.once(event, tooMany);
    parser.on('error', () => reject(refuse(400, 'The form arrived incomplete.')));
    parser.once('finish', resolve);
    request.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > bodyLimit) reject(tooLarge(attachmentLimit));
    });
    request.once('end', () => {
      if (abortWrites.signal.aborted) return;
      timer = setTimeout(() => reject(refuse(400, 'The form cannot be read.')), parseTimeoutMs);
    });
    // Invalid bytes after a whole body also end the request before it is read to its end.
    const gone = () => (request.readableEnded ? undefined : reject(new Aborted()));
    request.once('error', gone);
    request.once('close', gone);
    if (request.destroyed) gone(); // It ended before there was a listener.
    request.pipe(parser);
  });

  try {
    await parsed;
    const files = await Promise.all(writes);
    const isUnchosen = ({ fileName, size }: StagedFile) => fileName === '' && size === 0;
    await Promise.all(files.filter(isUnchosen).map(({ path }) => rm(path)));
    return { fields, files: files.filter((file) => !isUnchosen(file)) };
  } catch (error) {
    request.unpipe(parser);
    abortWrites.abort();
    await Promise.allSettled(writes);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function stage(
  stream: Readable,
  path: string,
  signal: AbortSignal,
): Promise<Pick<StagedFile, 'path' | 'size' | 'sha256'>> {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  const hash = createHash('sha256');
  stream.on('data', (chunk: Buffer) => hash.update(chunk));
  await pipeline(stream, file, { signal });
  return { path, size: file.bytesWritten, sha256: hash.digest('hex') };
}
