import { refuse } from './refusal.ts';

/** Throws a refusal (400) unless the bytes are JSON in UTF-8. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw refuse(400, 'The request cannot be read as JSON.');
  }
}
