import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { fileSize } from '../../machines/contactSubmission/contactSubmissionRules.ts';
import type { StagedFile } from './messageStore.ts';
import { Refusal, refuse } from './refusal.ts';

export interface ReceiveOptions {
  /** Folder of this upload alone; files are written into it. */
  readonly staging: string;
  /** The largest attachment, in bytes; itself allowed. */
  readonly attachmentLimit: number;
}

export interface ReceivedForm {
  /** Text fields by name; the first of duplicates. A value over 64 KiB is cut there and then fails its length check. */
  readonly fields: ReadonlyMap<string, string>;
  /** Files sent as `attachment`, without the empty part that a browser sends when none was chosen. */
  readonly files: readonly StagedFile[];
}

/** Thrown when the sender has gone: nobody would read a response. */
export class Aborted extends Error {}

const maxFieldsBytes = 1024 * 1024;
/** Far above the form's 10 fields and one file. */
const limits = {
  fieldSize: 64 * 1024,
  fields: 50,
  files: 10,
  parts: 60,
  headerPairs: 20,
  headerSize: 16 * 1024,
};
/** For a parser that has the whole body and still does not finish. */
const parseTimeoutMs = 60_000;

const tooLarge = (limit: number): Refusal =>
  new Refusal(413, [{ field: 'attachment', message: `The attachment is larger than ${fileSize(limit)}.` }]);

function parserFor(request: IncomingMessage, maxFileSize: number): BusboyInstance {
  const type = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type))
    throw refuse(415, 'The form must be sent as multipart/form-data.');
  try {
    const headers = { ...request.headers, 'content-type': type };
    return new Busboy({ headers, preservePath: true, limits: { ...limits, fileSize: maxFileSize } });
  } catch {
    throw refuse(415, 'The form was sent without a usable multipart boundary.');
  }
}

/**
 * Reads a multipart form, attachments straight to disk, never more than a few chunks in memory.
 *
 * The body's size is counted as it arrives, whatever `Content-Length` says.
 *
 * @throws {Refusal} 413 too large, 415 no multipart form, 400 malformed, 422 too many parts.
 * @throws {Aborted} when the sender went away.
 * @throws what the file system throws. In every case all writing has ended.
 */
export async function receiveForm(request: IncomingMessage, options: ReceiveOptions): Promise<ReceivedForm> {
  const { attachmentLimit, staging } = options;
  const bodyLimit = attachmentLimit + maxFieldsBytes;
  const parser = parserFor(request, attachmentLimit);
  if (Number(request.headers['content-length'] ?? 0) > bodyLimit) throw tooLarge(attachmentLimit);

  const fields = new Map<string, string>();
  const writes: Promise<StagedFile>[] = [];
  const given = new AbortController();
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
      const write = stage(stream, join(staging, `part-${writes.length}`), given.signal);
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
      if (given.signal.aborted) return;
      timer = setTimeout(() => reject(refuse(400, 'The form cannot be read.')), parseTimeoutMs);
    });
    const gone = () => (request.complete ? undefined : reject(new Aborted()));
    request.once('error', gone);
    request.once('close', gone);
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
    given.abort();
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
): Promise<Pick<StagedFile, 'path' | 'size'>> {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  await pipeline(stream, file, { signal });
  return { path, size: file.bytesWritten };
}
