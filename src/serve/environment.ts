import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { type DeliverySettings, deliverySettings } from '../delivery/settings.ts';
import type { InboxLimits } from '../inbox/gate.ts';
import { projectRoot } from '../site-build/projectRoot.mjs';

/** Must run before `src/config.ts` is imported. Variables that are already set win. */
export function loadEnvironment(root = projectRoot): void {
  const file = resolve(root, '.env');
  if (!existsSync(file)) return;
  if (typeof process.loadEnvFile === 'function') process.loadEnvFile(file);
  else console.warn(`.env is not read: Node ${process.versions.node} cannot, 20.12 and newer can.`);
}

export const inboxFolder = (root = projectRoot): string => resolve(root, process.env.INBOX_DIR || 'inbox');

/** The worker's bucket, by its S3 address, and who asks; null: none. Throws, naming the variable, if one is malformed. */
export function inboxBucket(): {
  readonly address: string;
  readonly keyId: string;
  readonly secret: string;
} | null {
  const bucket = process.env.INBOX_BUCKET ?? '';
  const keyId = process.env.INBOX_BUCKET_KEY_ID ?? '';
  const secret = process.env.INBOX_BUCKET_SECRET ?? '';
  if (bucket === '') return null;
  const [, address] =
    /^((?:https:\/\/[\w.-]+|http:\/\/127\.0\.0\.1)(?::\d+)?\/[a-z\d.-]{3,63})\/?$/.exec(bucket) ?? [];
  if (address === undefined)
    throw new Error(
      `INBOX_BUCKET must be like https://ACCOUNT.r2.cloudflarestorage.com/BUCKET, not "${bucket}".`,
    );
  if (keyId === '' || secret === '')
    throw new Error('INBOX_BUCKET needs INBOX_BUCKET_KEY_ID and INBOX_BUCKET_SECRET.');
  return { address, keyId, secret };
}

/** How long messages are kept; null: for ever. Throws if malformed. */
export function keepDays(): number | null {
  const text = process.env.INBOX_KEEP_DAYS ?? '';
  if (text === '') return null;
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new Error(`INBOX_KEEP_DAYS must be a whole number of days from 1 to 99999, not "${text}".`);
}

/** Infinity for 0. Throws if malformed. */
function limitFrom(name: string, text = '', fallback: number): number {
  if (!/^\d{0,9}$/.test(text))
    throw new Error(`${name} must be a whole number, or 0 for no limit, not "${text}".`);
  return (text === '' ? fallback : Number(text)) || Number.POSITIVE_INFINITY;
}

const megabyte = 1024 * 1024;

/** Throws, naming the variable, if one is malformed. */
export const inboxLimits = (): InboxLimits => {
  const free = limitFrom('INBOX_FREE_MB', process.env.INBOX_FREE_MB, 200);
  return {
    postsPerMinute: limitFrom('INBOX_POSTS_PER_MINUTE', process.env.INBOX_POSTS_PER_MINUTE, 60),
    bytesPerDay: limitFrom('INBOX_MB_PER_DAY', process.env.INBOX_MB_PER_DAY, 1000) * megabyte,
    openUploads: limitFrom('INBOX_OPEN_UPLOADS', process.env.INBOX_OPEN_UPLOADS, 50),
    freeBytes: free === Number.POSITIVE_INFINITY ? 0 : free * megabyte,
  };
};

export function hostFrom(text = ''): string {
  if (text === '' || isIP(text) > 0) return text || '127.0.0.1';
  throw new Error(`HOST must be an address of this machine, such as 0.0.0.0, not "${text}".`);
}

/** A listening socket that systemd hands over (sd_listen_fds(3)), as a file descriptor; null if there is none. */
export function socketOf(
  { LISTEN_FDS, LISTEN_PID }: NodeJS.ProcessEnv,
  processId = process.pid,
): number | null {
  return Number(LISTEN_PID) === processId && Number(LISTEN_FDS) > 0 ? 3 : null;
}

/** Whether the log is JSON. Throws if malformed. */
export function logsJson(): boolean {
  const format = process.env.LOG_FORMAT || 'text';
  if (format === 'text' || format === 'json') return format === 'json';
  throw new Error(`LOG_FORMAT must be text or json, not "${format}".`);
}

/** Further host names. Throws if malformed. */
export function allowedHosts(): readonly string[] {
  const names = (process.env.ALLOWED_HOSTS ?? '').split(',').map((name) => name.trim());
  if (names.length === 1 && names[0] === '') return [];
  const wrong = names.find((name) => !/^([\w-]+(\.[\w-]+)*|\[[\da-f:.]+\])$/i.test(name));
  if (wrong === undefined) return names;
  throw new Error(
    `ALLOWED_HOSTS must be host names without ports, with commas between them, not "${wrong}".`,
  );
}

/** Empty if it is not set. Throws if it is too short. */
function secretFrom(name: string, value: string | undefined, length: number): string {
  const text = value?.trim() ?? '';
  if (text === '' || text.length >= length) return text;
  // Not printed: it may be part of the right one.
  throw new Error(`${name} must have ${length} characters at least, so that nobody can guess it.`);
}

/** What nobody may know: the owner's key, and what the keys of orders follow from. Throws if one is too short. */
export const orderSecrets = () => ({
  deskKey: secretFrom('DESK_KEY', process.env.DESK_KEY, 16),
  secret: secretFrom('ORDER_SECRET', process.env.ORDER_SECRET, 32),
});

/** Null if none is set. Throws, naming the variable, if one is missing or malformed. */
export const mailSettings = (): DeliverySettings | null =>
  deliverySettings({
    SMTP_URL: process.env.SMTP_URL,
    INBOX_TO: process.env.INBOX_TO,
    INBOX_FROM: process.env.INBOX_FROM,
  });

export function portFrom(text: string | undefined, fallback: number): number {
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Error(`The port must be a number from 0 to 65535, not "${text}".`);
}

export function startFailure(error: unknown, port: number): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`;
  if (code === 'EACCES') return `Port ${port} may not be used. Choose one above 1023: PORT=4173 npm start`;
  return error.message;
}
