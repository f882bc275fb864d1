/** A form service's fields (F11); `attachment` only when a file was chosen. */
export type MessageFields = Readonly<Record<string, string | File>>;

/**
 * Posts a message to the form service as multipart form data. Success is judged by the status alone and
 * the body is not read (decision C3). Rejects when the network fails, the status is not ok, or `signal`
 * aborts; never tries again by itself.
 */
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
  if (!response.ok) throw new Error(`The form service answered ${response.status}`);
};
