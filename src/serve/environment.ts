import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { projectRoot } from '../site-build/projectRoot.mjs';

/**
 * Reads `.env` of the project's folder into the environment, if there is one; variables that are already set win. Must
 * run before `src/config.ts` is imported. On Node 20.11, which cannot read it, prints a warning.
 */
export function loadEnvironment(root = projectRoot): void {
  const file = resolve(root, '.env');
  if (!existsSync(file)) return;
  if (typeof process.loadEnvFile === 'function') process.loadEnvFile(file);
  else console.warn(`.env is not read: Node ${process.versions.node} cannot, 20.12 and newer can.`);
}

/** Where messages are stored: `INBOX_DIR` or `inbox/`, absolute. */
export const inboxFolder = (root = projectRoot): string => resolve(root, process.env.INBOX_DIR || 'inbox');

/** A port number from text, or `fallback` for none. Throws with one clear sentence on anything else. */
export function portFrom(text: string | undefined, fallback: number): number {
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Error(`The port must be a number from 0 to 65535, not "${text}".`);
}

/** The line to print when a server cannot start, for example because the port is taken. */
export function startFailure(error: unknown, port: number): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`;
  if (code === 'EACCES') return `Port ${port} may not be used. Choose one above 1023: PORT=4173 npm start`;
  return error.message;
}
