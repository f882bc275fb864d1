import { type Attempt, attemptHeaders } from './attempt.ts';
import { refused } from './refused.ts';

export type MessageFields = Readonly<Record<string, string | File>>;

/**
 * Only the status says whether it was accepted (decision C3). Returns what an endpoint of this site answers, and nothing
 * of another's. Does not retry.
 */
export const sendMessage = async (
  endpoint: string,
  fields: MessageFields,
  { attempt, signal }: { readonly attempt: Attempt; readonly signal: AbortSignal },
): Promise<object> => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const response = await fetch(endpoint, {
    method: 'POST',
    body,
    headers: { Accept: 'application/json', ...attemptHeaders(endpoint, attempt) },
    signal,
  });
  if (!response.ok) throw refused(response);
  return endpoint.startsWith('/') ? Object(await response.json().catch(() => null)) : {};
};
