/** Node's own error responses lack our headers. */
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { plainHeaders } from '../site-build/headers.ts';

const sentences = {
  400: 'This is not a request in HTTP.',
  408: 'The request took too long.',
  413: 'The extensions of a chunk are too large.',
  417: 'This server does not know what the request expects.',
  431: 'The head of the request is too large.',
} as const;

const statuses: Readonly<Record<string, keyof typeof sentences>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const headersFor = (text: string): Record<string, string | number> => ({
  ...plainHeaders,
  'Content-Type': 'text/plain; charset=utf-8',
  'Content-Length': Buffer.byteLength(text),
});

export function refuse(
  response: ServerResponse,
  status: number,
  sentence: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const text = `${sentence}\n`;
  response.writeHead(status, { ...headersFor(text), ...headers });
  response.end(text);
}

function rawAnswer(status: keyof typeof sentences): string {
  const text = `${sentences[status]}\n`;
  const headers = Object.entries({ ...headersFor(text), Connection: 'close' });
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`;
}

/** Responds to requests that Node cannot parse, and to expectations other than `100-continue`. */
export function answerBrokenRequests(server: Server): void {
  const responses = new WeakMap<object, ServerResponse>();
  server.on('request', (request: IncomingMessage, response) => responses.set(request.socket, response));
  server.on('checkExpectation', (_request, response) => refuse(response, 417, sentences[417]));
  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    const response = responses.get(socket);
    // The bytes would become part of the other response.
    const isAnswering = response?.headersSent === true && !response.writableFinished;
    if (socket.writable && !isAnswering) socket.write(rawAnswer(statuses[error.code ?? ''] ?? 400));
    socket.destroySoon();
  });
}
