/**
 * Sends nothing if the endpoint is empty (decision Q9). Returns the reference that the endpoint gives, or an empty text.
 * Rejects if it refuses or is unreachable.
 */
export const sendRequest = async (
  endpoint: string,
  payload: object,
  signal: AbortSignal,
): Promise<string> => {
  console.info('Request submitted', payload);
  if (endpoint === '') return '';
  const response = await fetch(endpoint, {
    method: 'POST',
    body: JSON.stringify(payload),
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    signal,
  });
  if (!response.ok) throw new Error(`The request endpoint responded with status ${response.status}`);
  // Another service than ours may answer anything.
  const { reference } = Object(await response.json().catch(() => null)) as { readonly reference?: unknown };
  return typeof reference === 'string' ? reference : '';
};
