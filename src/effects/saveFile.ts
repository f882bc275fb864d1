import { authorization } from './fetchOrder.ts';

export const saveFile = async (url: string, name: string): Promise<void> => {
  const response = await fetch(url, {
    headers: authorization(),
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  });
  if (!response.ok) throw new Error(`The file was answered with status ${response.status}`);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
