/** Sends nothing if the endpoint is empty (decision Q9). Rejects if the endpoint refuses or is unreachable. */
export const sendRequest = async (endpoint: string, payload: object, signal: AbortSignal): Promise<void> => {
  console.info('Request submitted', payload);
  if (endpoint === '') return;
  const response = await fetch(endpoint, {
    method: 'POST',
    body: JSON.stringify(payload),
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    signal,
  });
  if (!response.ok) throw new Error(`The request endpoint responded with status ${response.status}`);
};
