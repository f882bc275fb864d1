export const writeClipboard = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
