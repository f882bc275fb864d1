/** Web Crypto only: Node and the worker share it. */

const encoder = new TextEncoder();

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

export const newSecret = (): string => base64Url(crypto.getRandomValues(new Uint8Array(32)));

/** Gives orders their keys. They follow from the server's secret, so that none is kept (D3). 22 characters. */
export async function orderKeys(secret: string): Promise<(id: string) => Promise<string>> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  return async (id) => {
    const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(`order:${id}`));
    return base64Url(new Uint8Array(signature).slice(0, 16));
  };
}

/** The key of one order. */
export const orderKey = async (secret: string, id: string): Promise<string> => (await orderKeys(secret))(id);

/** In hex. */
export async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Takes the same time whatever the texts are: it compares their hashes to the end. */
export async function isSameSecret(one: string, other: string): Promise<boolean> {
  const [a, b] = [await sha256(one), await sha256(other)];
  let difference = 0;
  for (let at = 0; at < a.length; at++) difference |= a.charCodeAt(at) ^ b.charCodeAt(at);
  return difference === 0;
}
