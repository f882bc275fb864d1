/** The configuration and the code of the site as a Cloudflare Worker with static assets (B40). */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build } from 'esbuild';
import { maxAttempts } from '../../machines/delivery/deliveryRules.ts';
import { recipientsFrom, senderFrom } from '../delivery/settings.ts';
import { inboxPathsOf, ordersPathOf } from '../inbox/rules/paths.ts';
import type { WorkerSettings } from '../worker/bindings.ts';
import { type Origins, securityHeaders } from './headers.ts';
import { projectRoot } from './projectRoot.mjs';

export interface WorkerOptions extends Origins {
  readonly name: string;
  readonly contactEmail: string;
  readonly attachmentLimit: number;
  /** Empty or missing: nobody can sign up for the newsletter. */
  readonly newsletterPath?: string;
  /** Empty or missing: messages have no orders. */
  readonly orderEndpoint?: string;
  /** Anything but `off`: e-mails say that nobody works on requests. */
  readonly demonstration?: string;
  /** `INBOX_TO` and `INBOX_FROM`; without them, no e-mail is sent. */
  readonly mailTo?: string | undefined;
  readonly mailFrom?: string | undefined;
}

/** What the worker was tested with; a newer date may change what the runtime does. */
const compatibilityDate = '2026-07-01';

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40) || 'site';

/** The copies for hosts that do not compress; Cloudflare compresses by itself. */
export const assetsIgnored = '*.br\n*.gz\n';

function mailSettings({ mailTo = '', mailFrom = '' }: WorkerOptions): WorkerSettings['mail'] {
  if (mailTo === '' && mailFrom === '') return null;
  if (mailTo === '' || mailFrom === '') throw new Error('E-mail needs both INBOX_TO and INBOX_FROM.');
  const [to = '', ...others] = recipientsFrom(mailTo);
  if (others.length > 0) console.warn(`The Cloudflare worker sends e-mail to one address only: ${to}`);
  return { to, from: senderFrom(mailFrom) };
}

/** Subscribers and whoever sends a request may have any address. */
const mailConfig = (name: string, { to }: NonNullable<WorkerSettings['mail']>, toAnybody: boolean) => {
  const queue = `${name}-delivery`;
  return {
    queues: {
      producers: [{ binding: 'DELIVERY', queue }],
      consumers: [
        // One at a time, so that no two workers send the same e-mail.
        { queue, max_batch_size: 1, max_concurrency: 1, max_retries: maxAttempts, retry_delay: 60 },
      ],
    },
    send_email: [{ name: 'EMAIL', ...(toAnybody ? {} : { allowed_destination_addresses: [to] }) }],
    triggers: { crons: ['*/15 * * * *'] },
  };
};

/** The content of `wrangler.jsonc`. `assets`: the built site, relative to this file. @internal for tests */
export function workerConfig(options: WorkerOptions, assets: string) {
  const { contactEmail, siteUrl, attachmentLimit, newsletterPath = '' } = options;
  const name = slug(options.name);
  const mail = mailSettings(options);
  const paths = inboxPathsOf(options);
  const site = { directory: assets, html_handling: 'drop-trailing-slash', not_found_handling: '404-page' };
  const common = { name, compatibility_date: compatibilityDate };
  const ordersPath = Object.keys(paths).length > 0 ? ordersPathOf(options.orderEndpoint ?? '') : null;
  const served = [...Object.values(paths), ...(newsletterPath === '' ? [] : [newsletterPath])];
  if (served.length === 0) return { ...common, assets: site };
  const settings: WorkerSettings = {
    siteName: options.name,
    siteUrl,
    contactEmail,
    paths,
    attachmentLimit,
    newsletterPath,
    ordersPath: ordersPath ?? '',
    isDemonstration: options.demonstration !== 'off',
    headers: securityHeaders({ ...options, styleHashes: [] }),
    mail,
  };
  return {
    ...common,
    main: 'worker.js',
    no_bundle: true,
    compatibility_flags: ['nodejs_compat'],
    assets: {
      ...site,
      binding: 'ASSETS',
      run_worker_first: [
        ...served.flatMap((path) => [path, `${path}/`]),
        ...(ordersPath === null ? [] : [ordersPath, `${ordersPath}/*`]),
      ],
    },
    r2_buckets: [{ binding: 'INBOX', bucket_name: `${name}-inbox` }],
    vars: { SETTINGS: settings },
    ...(mail === null ? {} : mailConfig(name, mail, newsletterPath !== '' || ordersPath !== null)),
    observability: { enabled: true },
  };
}

/** Writes `worker.js` and `wrangler.jsonc` into a folder, for the built site in `dist`. */
export async function writeWorker(folder: string, dist: string, options: WorkerOptions): Promise<void> {
  await mkdir(folder, { recursive: true });
  const config = workerConfig(options, relative(folder, dist).replaceAll('\\', '/'));
  await writeFile(join(folder, 'wrangler.jsonc'), `${JSON.stringify(config, null, 2)}\n`);
  await build({
    entryPoints: [join(projectRoot, 'src/worker/worker.ts')],
    outfile: join(folder, 'worker.js'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'es2023',
    external: ['cloudflare:*'],
    logLevel: 'warning',
  });
}
