import type { IncomingMessage, ServerResponse } from 'node:http';

/** Must end the response. What it does can outlive the connection: a promise says when it has ended, and never fails. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;
