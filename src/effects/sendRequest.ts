/** The shortest time from a submission to its success (F8). */
const shortestMs = 1_000;

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

const post = async (endpoint: string, payload: object, signal: AbortSignal): Promise<void> => {
  const response = await fetch(endpoint, {
    method: 'POST',
    body: JSON.stringify(payload),
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    signal,
  });
  if (!response.ok) throw new Error(`The request endpoint responded with status ${response.status}`);
};

/**
 * Logs the payload and posts it as JSON; sends nothing if the endpoint is empty (decision Q9). Resolves after 1000 ms at
 * the earliest, and rejects as soon as the request fails.
 */
export const sendRequest = async (endpoint: string, payload: object, signal: AbortSignal): Promise<void> => {
  console.info('Request submitted', payload);
  const sending = endpoint === '' ? undefined : post(endpoint, payload, signal);
  await Promise.all([sending, wait(shortestMs, signal)]);
};
