import type { Problem } from '../inbox/rules/refusal.ts';
import { refuse } from '../inbox/rules/refusal.ts';

/** In bytes, inclusive: of an act or a form without a file. */
export const actLimit = 64 * 1024;

type Headers = Readonly<Record<string, string>>;

export const json = (status: number, content: object, headers: Headers = {}): Response =>
  new Response(JSON.stringify(content), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  });

export const errors = (status: number, problems: readonly Problem[], headers: Headers = {}): Response =>
  json(status, { errors: problems }, headers);

export const seeOther = (location: string, headers: Headers = {}): Response =>
  new Response(null, { status: 303, headers: { Location: location, ...headers } });

/** Whether a person's browser asks for a page, and not a script for data. */
export const wantsPage = ({ headers }: Request): boolean => {
  const accept = headers.get('accept') ?? '';
  return /\btext\/html\b/i.test(accept) && !/\bapplication\/json\b/i.test(accept);
};

export const wantsStream = ({ method, headers }: Request): boolean =>
  method === 'GET' && /\btext\/event-stream\b/i.test(headers.get('accept') ?? '');

export const isForm = ({ headers }: Request): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(headers.get('content-type') ?? '');

export const cookieOf = ({ headers }: Request, name: string): string | null =>
  (headers.get('cookie') ?? '')
    .split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null;

/** `seconds` null: until the browser ends; 0: now. */
export const cookie = (
  name: string,
  value: string,
  {
    path,
    isSecure,
    seconds,
  }: { readonly path: string; readonly isSecure: boolean; readonly seconds: number | null },
): string =>
  [
    `${name}=${value}`,
    `Path=${path}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure ? ['Secure'] : []),
    ...(seconds === null ? [] : [`Max-Age=${seconds}`]),
  ].join('; ');

/** Behind a proxy, the request itself does not say so. */
export const isSecure = (request: Request, siteUrl: string): boolean => {
  const site = new URL(siteUrl);
  return (
    new URL(request.url).protocol === 'https:' ||
    (site.protocol === 'https:' && request.headers.get('host') === site.host)
  );
};

export const tooManyTries = (seconds: number) =>
  refuse(429, 'There were too many tries from your network. Please wait.', {
    'Retry-After': String(seconds),
  });

/** RFC 6266; a browser saves the file and shows nothing of it. */
export const fileAnswer = (bytes: Uint8Array<ArrayBuffer>, fileName: string): Response => {
  const plain = fileName.replace(/[^\w .()-]+/g, '_').trim() || 'file';
  const encoded = encodeURIComponent(fileName.replace(/\p{Cs}/gu, '')).replace(
    /['()*]/g,
    (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return new Response(bytes, {
    status: 200,
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
    },
  });
};
