import type { Kind } from './submission.ts';

/** Returns null for a malformed path, and for characters that none of our file names has. */
export function pathOf(url: string | undefined): string | null {
  const raw = /^\/[^?#]*/.exec(url ?? '')?.[0];
  if (raw === undefined) return null;
  try {
    const path = decodeURI(raw);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the rejected characters
    return /[\u0000-\u001f\\?#]/.test(path) ? null : path;
  } catch {
    return null;
  }
}

export interface Endpoints {
  readonly formEndpoint: string;
  readonly requestEndpoint: string;
}

/** The prefix of all addresses of orders, without a slash at its end; null: there are none. */
export const ordersPathOf = (endpoint: string): string | null =>
  /^(\/[\w.-]+)+\/?$/.test(endpoint) ? endpoint.replace(/\/$/, '') : null;

/** Throws if both endpoints have the same path. */
export function inboxPathsOf(config: Endpoints): Readonly<Partial<Record<Kind, string>>> {
  const pathIn = (endpoint: string) => (/^\/(?!\/)/.test(endpoint) ? pathOf(endpoint) : null);
  const [contact, request] = [pathIn(config.formEndpoint), pathIn(config.requestEndpoint)];
  if (contact !== null && contact === request)
    throw new Error(`FORM_ENDPOINT and REQUEST_ENDPOINT are both ${contact}; they need different paths.`);
  return { ...(contact === null ? {} : { contact }), ...(request === null ? {} : { request }) };
}
