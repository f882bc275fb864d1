import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { Busboy } from '@fastify/busboy';
import { listenOn } from '../../worlds/listen.ts';

/** A form that arrived: its fields, and the size of each file by the field's name. */
export interface Received {
  readonly method: string;
  readonly accept: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, { readonly name: string; readonly bytes: number }>>;
  /** A filled honeypot: the service says that all is well, and puts the message aside. */
  readonly isSpam: boolean;
}

interface FormServiceOptions {
  /** The site whose pages may read an answer, as a form's settings name it. Null: none. */
  readonly allowedOrigin: string | null;
  /** Where a browser without script is sent after a success. */
  readonly thanks: string;
  /** In bytes. */
  readonly sizeLimit: number;
}

/** Reads a multipart body. */
const formIn = (request: IncomingMessage): Promise<Pick<Received, 'fields' | 'files'>> =>
  new Promise((resolve, reject) => {
    const fields: Record<string, string> = {};
    const files: Record<string, { name: string; bytes: number }> = {};
    const type = request.headers['content-type'] ?? '';
    const parser = new Busboy({ headers: { ...request.headers, 'content-type': type } });
    parser.on('field', (name, value) => {
      fields[name] = value;
    });
    parser.on('file', (field, stream, name) => {
      let bytes = 0;
      stream.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      stream.on('end', () => {
        files[field] = { name: name ?? '', bytes };
      });
    });
    parser.on('finish', () => resolve({ fields, files }));
    parser.on('error', reject);
    request.pipe(parser);
  });

/**
 * A hosted form service on an origin of its own, as the public documentation of such services describes them: 200 with
 * `{ ok: true }`, or 4xx with `errors`, if the client asks for JSON; otherwise a redirect, or a page with the errors.
 */
export async function startFormService(options: FormServiceOptions) {
  const received: Received[] = [];
  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', headers } = request;
    const accept = headers.accept ?? '';
    if (options.allowedOrigin !== null) {
      response.setHeader('Access-Control-Allow-Origin', options.allowedOrigin);
      response.setHeader('Vary', 'Origin');
    }
    // The DOM of the tests asks first, always. Browsers don't: the form's request is a simple one (decision C3).
    if (method === 'OPTIONS') return void response.writeHead(204).end();
    const reply = (status: number, error?: { code: string; field?: string; message: string }) => {
      if (accept.includes('application/json')) {
        response.writeHead(status, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify(error ? { errors: [error] } : { ok: true, next: options.thanks }));
      } else if (error) {
        response.writeHead(status, { 'Content-Type': 'text/html' });
        response.end(`<title>Form error</title><p>${error.message}`);
      } else {
        response.writeHead(302, { Location: options.thanks });
        response.end();
      }
    };
    if (method !== 'POST') return reply(405, { code: 'METHOD', message: 'Only POST is allowed' });
    if (Number(headers['content-length'] ?? 0) > options.sizeLimit) {
      request.resume();
      return reply(413, { code: 'TOO_LARGE', message: 'The submission is too large' });
    }
    const form = await formIn(request);
    const isSpam = Boolean(form.fields._gotcha);
    received.push({ method, accept, ...form, isSpam });
    const address = form.fields._replyto ?? form.fields.email ?? '';
    if (!/^\S+@\S+\.\S+$/.test(address))
      return reply(422, { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' });
    return reply(200);
  }

  const origin = `http://127.0.0.1:${await listenOn(server)}`;
  return {
    origin,
    endpoint: `${origin}/f/abc123`,
    received,
    close: () => new Promise((closed) => server.close(closed).closeAllConnections()),
  };
}
