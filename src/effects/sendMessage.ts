export type MessageFields = Readonly<Record<string, string | File>>;

/** Reads only the status, not the body (decision C3). Does not retry. */
export const sendMessage = async (
  endpoint: string,
  fields: MessageFields,
  signal: AbortSignal,
): Promise<void> => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const response = await fetch(endpoint, {
    method: 'POST',
    body,
    headers: { Accept: 'application/json' },
    signal,
  });
  if (!response.ok) throw new Error(`The form service responded with status ${response.status}`);
};
