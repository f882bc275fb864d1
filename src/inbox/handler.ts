import type { IncomingMessage, ServerResponse } from 'node:http';

/** Must end the response. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void;
