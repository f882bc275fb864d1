import { fileSize } from '../../../machines/fileSizeRules.ts';
import { parseJson } from './parseJson.ts';
import { Refusal, refuse } from './refusal.ts';
import type { SentFile } from './submission.ts';

export interface ReceivedFile extends SentFile {
  readonly bytes: ArrayBuffer;
}

interface ReceivedForm {
  readonly fields: ReadonlyMap<string, string>;
  readonly files: readonly ReceivedFile[];
}

const maxParts = 60;

const fileTooLarge = (limit: number): Refusal =>
  new Refusal(413, [{ field: 'attachment', message: `The attachment is larger than ${fileSize(limit)}.` }]);

/** Counts the bytes that arrive, whatever `Content-Length` says. Throws a refusal (400, 413). */
async function readBody(
  request: Request,
  limit: number,
  tooLarge: Refusal,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let received = 0;
  const reader = request.body?.getReader();
  try {
    for (;;) {
      const next = await reader?.read();
      if (next === undefined || next.done) break;
      received += next.value.byteLength;
      // What is too large is read to its end: a client that is still sending would see a reset, not the refusal.
      if (received <= limit) chunks.push(next.value);
    }
  } catch {
    throw refuse(400, 'The form arrived incomplete.');
  }
  if (received > limit) throw tooLarge;
  const body = new Uint8Array(received);
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.byteLength;
  }
  return body;
}

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

async function receivedFile(file: File): Promise<ReceivedFile> {
  const bytes = await file.arrayBuffer();
  const sha256 = hex(await crypto.subtle.digest('SHA-256', bytes));
  return { fileName: file.name, size: file.size, type: file.type, sha256, bytes };
}

/** The limits are in bytes, inclusive. Throws a refusal (400, 413, 415, 422). */
export async function receiveForm(
  request: Request,
  limits: { readonly attachmentLimit: number; readonly bodyLimit: number },
): Promise<ReceivedForm> {
  const { attachmentLimit, bodyLimit } = limits;
  const type = request.headers.get('content-type') ?? '';
  if (!/;\s*boundary=[^\s;]/i.test(type))
    throw refuse(415, 'The form was sent without a usable multipart boundary.');
  const body = await readBody(request, bodyLimit, fileTooLarge(attachmentLimit));
  let form: FormData;
  try {
    form = await new Response(body, { headers: { 'Content-Type': type } }).formData();
  } catch {
    throw refuse(400, 'The form arrived incomplete.');
  }
  const parts = [...form];
  if (parts.length > maxParts) throw refuse(422, 'The form has too many parts.');
  const fields = new Map<string, string>();
  const files: ReceivedFile[] = [];
  for (const [name, value] of parts) {
    if (typeof value === 'string') {
      if (!fields.has(name)) fields.set(name, value);
      continue;
    }
    if (name !== 'attachment' || (value.name === '' && value.size === 0)) continue;
    if (value.size > attachmentLimit) throw fileTooLarge(attachmentLimit);
    files.push(await receivedFile(value));
  }
  return { fields, files };
}

/** `limit` is in bytes, inclusive. Throws a refusal (400) or `tooLarge`. */
export const receiveText = async (request: Request, limit: number, tooLarge: Refusal): Promise<string> =>
  new TextDecoder().decode(await readBody(request, limit, tooLarge));

/** `bodyLimit` is in bytes, inclusive. Throws a refusal (400, 413). */
export const receiveJson = async (request: Request, bodyLimit: number): Promise<unknown> =>
  parseJson(
    await readBody(request, bodyLimit, refuse(413, `The request is larger than ${bodyLimit / 1024}KB.`)),
  );
