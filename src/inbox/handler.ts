import type { IncomingMessage, ServerResponse } from 'node:http';

/** Handles one request of Node's server, whole: it ends the response. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void;
