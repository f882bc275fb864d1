import { rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { drain } from './drain.ts';
import { applyFault, faultOf, ProxyFailure } from './faults.ts';
import type { Gate } from './gate.ts';
import type { Handler } from './handler.ts';
import { makeStaging, type StagedFile, type StoreOptions, storeMessage } from './messageStore.ts';
import { Aborted, receiveForm } from './receiveForm.ts';
import { receiveJson } from './receiveJson.ts';
import { type Acknowledged, acknowledged } from './rules/acknowledged.ts';
import { contactOf, requestOf } from './rules/check.ts';
import {
  acknowledgement,
  admit,
  bodyLimitOf,
  type EndpointOptions,
  type Reply,
  type RequestHead,
  refusalReply,
} from './rules/endpoint.ts';
import { Refusal } from './rules/refusal.ts';
import { isFull, noRoom } from './rules/room.ts';
import type { Judge } from './rules/spam.ts';
import { attemptOf, type Kept, type Submission } from './rules/submission.ts';

export interface InboxOptions extends EndpointOptions, StoreOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly faults: boolean;
  readonly gate: Gate;
  readonly judge: Judge;
  readonly onStored?: ((kept: Kept) => void | Promise<void>) | undefined;
}

/** Call `prepareInbox` first. */
export function inboxHandler(options: InboxOptions): Handler {
  return (request, response) => {
    for (const [name, value] of Object.entries(options.headers)) response.setHeader(name, value);
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Vary', 'Accept');
    return take(request, options).then(
      (acknowledged) => send(response, acknowledgement(headOf(request), acknowledged, options)),
      (error: unknown) => answerFailure(request, response, options, error),
    );
  };
}

function headOf({ method = '', headers }: IncomingMessage): RequestHead {
  return { method, header: (name) => headers[name]?.toString() ?? null };
}

async function take(request: IncomingMessage, given: InboxOptions): Promise<Acknowledged> {
  const attempt = await attemptOf(headOf(request).header('idempotency-key'));
  const options = { ...given, attempt };
  admit(headOf(request), options.kind);
  await options.gate(request);
  const fault = options.faults ? faultOf(request.url ?? '') : null;
  if (fault !== null) await applyFault(request, fault);
  const staging = await makeStaging(options.folder);
  try {
    return options.kind === 'contact'
      ? await takeForm(request, staging, options)
      : await keep(
          judged(requestOf(await receiveJson(request, bodyLimitOf(options))), '', request, options),
          { staging },
          options,
        );
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function takeForm(
  request: IncomingMessage,
  staging: string,
  options: InboxOptions,
): Promise<Acknowledged> {
  const { attachmentLimit } = options;
  const { fields, files } = await receiveForm(request, {
    staging,
    attachmentLimit,
    bodyLimit: bodyLimitOf(options),
  });
  const submission = judged(contactOf(fields, files), fields.get('_gotcha') ?? '', request, options);
  return keep(submission, { staging, file: files[0] }, options);
}

const judged = (
  submission: Submission,
  gotcha: string,
  request: IncomingMessage,
  { judge }: InboxOptions,
): Submission => judge(submission, { gotcha, header: headOf(request).header }, Date.now());

async function keep(
  submission: Submission,
  staged: { readonly staging: string; readonly file?: StagedFile | undefined },
  options: InboxOptions,
): Promise<Acknowledged> {
  const kept = await storeMessage(submission, staged, options);
  await options.onStored?.(kept);
  return acknowledged(kept, options);
}

function answerFailure(
  request: IncomingMessage,
  response: ServerResponse,
  options: InboxOptions,
  thrown: unknown,
): void {
  const error = isFull(thrown) ? noRoom() : thrown;
  if (error instanceof Aborted) return;
  drain(request);
  const isExpected = error instanceof Refusal || error instanceof ProxyFailure;
  if (!isExpected) console.error('The inbox failed:', error);
  send(
    response,
    error instanceof ProxyFailure ? proxyFailure : refusalReply(headOf(request), error, options),
  );
}

function send(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
}

const proxyFailure: Reply = {
  status: 502,
  headers: { 'Content-Type': 'text/html; charset=utf-8' },
  body: '<!doctype html><html lang="en"><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1></html>\n',
};
