/** Puts a text into the clipboard. Rejects when the browser refuses. */
export const writeClipboard = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
