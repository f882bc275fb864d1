/** Rejects when the network or the server fails, but not for a missing page: it has a document, too. */
export const findDocument = async (url: string, signal: AbortSignal): Promise<void> => {
  const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store', signal });
  if (status >= 500) throw new Error(`The server responded with status ${status}`);
};
