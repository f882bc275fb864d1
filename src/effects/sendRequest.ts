/** How long a submission takes where no request endpoint is configured, in milliseconds (F8). */
const simulatedTime = 1_000;

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/**
 * Submits a request's payload: as JSON to the endpoint, or nowhere where that is empty (decision Q9).
 * Rejects when the network fails or the status is not ok.
 */
export const sendRequest = async (endpoint: string, payload: object, signal: AbortSignal): Promise<void> => {
  console.info('Request submitted', payload);
  if (endpoint === '') return wait(simulatedTime, signal);
  const response = await fetch(endpoint, {
    method: 'POST',
    body: JSON.stringify(payload),
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    signal,
  });
  if (!response.ok) throw new Error(`The request endpoint answered ${response.status}`);
};
