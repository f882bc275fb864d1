/** How long a submission takes if no request endpoint is configured (F8). */
const simulatedMs = 1_000;

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** Sends nothing if the endpoint is empty (decision Q9). */
export const sendRequest = async (endpoint: string, payload: object, signal: AbortSignal): Promise<void> => {
  console.info('Request submitted', payload);
  if (endpoint === '') return wait(simulatedMs, signal);
  const response = await fetch(endpoint, {
    method: 'POST',
    body: JSON.stringify(payload),
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    signal,
  });
  if (!response.ok) throw new Error(`The request endpoint responded with status ${response.status}`);
};
