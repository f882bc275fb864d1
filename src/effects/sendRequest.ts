import { type Attempt, attemptHeaders } from './attempt.ts';
import { refused } from './refused.ts';

/**
 * Sends nothing if the endpoint is empty (decision Q9). Returns what the endpoint answers, unread: another service than
 * ours may answer anything. Rejects if it refuses or is unreachable.
 */
export const sendRequest = async (
  endpoint: string,
  payload: object,
  { attempt, signal }: { readonly attempt: Attempt; readonly signal: AbortSignal },
): Promise<object> => {
  console.info('Request submitted', payload);
  if (endpoint === '') return {};
  const response = await fetch(endpoint, {
    method: 'POST',
    body: JSON.stringify(payload),
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      ...attemptHeaders(endpoint, attempt),
    },
    signal,
  });
  if (!response.ok) throw refused(response);
  return Object(await response.json().catch(() => null));
};
