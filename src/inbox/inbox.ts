/**
 * Receives the contact form. Responds as form services do: with JSON to scripts that accept it, else with a
 * redirect or a page.
 */
import { rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { applyFault, faultOf, ProxyFailure } from './faults.ts';
import type { Handler } from './handler.ts';
import { checkMessage } from './messageSchema.ts';
import { makeStaging, prepareInbox, storeMessage } from './messageStore.ts';
import { Aborted, type ReceivedForm, receiveForm } from './receiveForm.ts';
import { Refusal, refuse } from './refusal.ts';
import { refusalPage } from './refusalPage.ts';

export interface InboxOptions {
  readonly folder: string;
  /** In bytes, inclusive. */
  readonly attachmentLimit: number;
  /** Sent with every response. */
  readonly headers: Readonly<Record<string, string>>;
  /** Only for a developer's machine. */
  readonly faults: boolean;
  readonly thanksPath?: string;
  readonly formPath?: string;
  readonly siteName?: string;
  /** For the page about a refused message; may be empty. */
  readonly contactEmail?: string;
  readonly onStored?: (folder: string) => void;
}

/** How long a refused upload may continue, so that the sender can read the response. */
const drainTimeoutMs = 30_000;

/** Throws when the folder cannot be created. A filled honeypot gets the same response as a stored message. */
export function inboxHandler(options: InboxOptions): Handler {
  prepareInbox(options.folder);
  return (request, response) => {
    for (const [name, value] of Object.entries(options.headers)) response.setHeader(name, value);
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Vary', 'Accept');
    take(request, options).then(
      () => acknowledge(request, response, options.thanksPath ?? '/contact/thanks'),
      (error: unknown) => answerFailure(request, response, options, error),
    );
  };
}

async function take(request: IncomingMessage, options: InboxOptions): Promise<void> {
  if (request.method !== 'POST')
    throw refuse(405, 'This address only takes the contact form.', { Allow: 'POST' });
  if (isForeign(request)) throw refuse(403, 'The form was sent from another site.');
  const fault = options.faults ? faultOf(request.url ?? '') : null;
  if (fault !== null) await applyFault(request, fault);

  const staging = await makeStaging(options.folder);
  try {
    const form = await receiveForm(request, { staging, attachmentLimit: options.attachmentLimit });
    if ((form.fields.get('_gotcha') ?? '') !== '') return;
    const messageFolder = await store(form, staging, options.folder);
    options.onStored?.(messageFolder);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** Pages of other sites must not fill the inbox. Only browsers send `Origin`. */
function isForeign({ headers: { origin, host } }: IncomingMessage): boolean {
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

async function store(form: ReceivedForm, staging: string, folder: string): Promise<string> {
  const [file, ...others] = form.files;
  const checked = checkMessage(form.fields);
  const problems = [
    ...(Array.isArray(checked) ? checked : []),
    ...(file?.size === 0 ? [{ field: 'attachment', message: 'The attachment is empty.' }] : []),
    ...(others.length > 0 ? [{ field: 'attachment', message: 'Only one file can be attached.' }] : []),
  ];
  if (problems.length > 0 || !('message' in checked)) throw new Refusal(422, problems);
  return storeMessage(folder, staging, checked, file);
}

const acceptsJson = (request: IncomingMessage): boolean =>
  /\bapplication\/json\b/i.test(request.headers.accept ?? '');

function acknowledge(request: IncomingMessage, response: ServerResponse, next: string): void {
  if (acceptsJson(request)) send(response, 200, 'application/json', JSON.stringify({ ok: true, next }));
  else response.writeHead(303, { Location: next, 'Content-Length': 0 }).end();
}

function answerFailure(
  request: IncomingMessage,
  response: ServerResponse,
  options: InboxOptions,
  error: unknown,
): void {
  if (error instanceof Aborted) return;
  drain(request);
  if (error instanceof ProxyFailure) {
    send(response, 502, 'text/html', proxyPage);
    return;
  }
  if (!(error instanceof Refusal)) console.error('The inbox failed:', error);
  const { status, problems, headers } =
    error instanceof Refusal ? error : refuse(500, 'The message could not be kept. Please try again.');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const page = { siteName: 'Deskhand', formPath: '/contact', contactEmail: '', ...options };
  if (acceptsJson(request)) send(response, status, 'application/json', JSON.stringify({ errors: problems }));
  else send(response, status, 'text/html', refusalPage(status, problems, page));
}

/** A browser reads the response only after it has sent its whole body. */
function drain(request: IncomingMessage): void {
  if (request.complete) return;
  const timer = setTimeout(() => request.destroy(), drainTimeoutMs);
  request.once('close', () => clearTimeout(timer));
  request.on('error', () => {});
  request.resume();
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}

const proxyPage =
  '<!doctype html><html lang="en"><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1></html>\n';
