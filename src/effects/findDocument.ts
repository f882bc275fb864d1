/**
 * Asks whether a page of this site can be had as a document, without fetching it. Rejects when the network
 * or the server fails; a page that is not there has its document too.
 */
export const findDocument = async (url: string, signal: AbortSignal): Promise<void> => {
  const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store', signal });
  if (status >= 500) throw new Error(`The server answered ${status}`);
};
