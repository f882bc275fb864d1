/** Posts as a form without a file does. Rejects if the endpoint refuses or is unreachable. Does not retry. */
export const postForm = async (
  endpoint: string,
  fields: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<void> => {
  const response = await fetch(endpoint, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Accept: 'application/json' },
    signal,
  });
  if (!response.ok) throw new Error(`The endpoint responded with status ${response.status}`);
};
