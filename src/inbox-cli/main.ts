import { createInterface } from 'node:readline/promises';
import { ordersPathOf } from '../inbox/rules/paths.ts';
import { queueOrderMail } from '../orders/orderMail.ts';
import { inboxBucket, inboxFolder, keepDays, loadEnvironment } from '../serve/environment.ts';
import { bucketPlace, folderPlace } from './place.ts';
import { runCommand } from './runCommand.ts';
import { s3Bucket } from './s3Bucket.ts';
import type { Surroundings } from './surroundings.ts';

async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  const answer = await Promise.race([terminal.question(`${question} [y/N] `), closed]);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

/** A reader such as `head` may leave before everything is written. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

async function main(): Promise<number> {
  loadEnvironment();
  const { config } = await import('../config.ts');
  const bucket = inboxBucket();
  const place = bucket === null ? folderPlace(inboxFolder()) : bucketPlace(s3Bucket(bucket), bucket.address);
  const { SMTP_URL, INBOX_TO, INBOX_FROM } = process.env;
  const sendsMail = Boolean(bucket === null ? SMTP_URL : INBOX_TO && INBOX_FROM);
  const hasOrders = ordersPathOf(config.orderEndpoint) !== null;
  const world: Surroundings = {
    place,
    keepDays: keepDays(),
    sendsMail,
    beforeEvent: sendsMail && hasOrders ? queueOrderMail(place.outbox) : undefined,
    attachmentLimit: config.attachmentLimit,
    newsletter: { siteUrl: config.siteUrl, path: config.newsletterEndpoint },
    currentFolder: process.env.INIT_CWD ?? process.cwd(),
    columns: process.stdout.columns ?? 80,
    now: Date.now,
    print: (text) => process.stdout.write(`${text}\n`),
    complain: (text) => process.stderr.write(`${text}\n`),
    confirm: process.stdin.isTTY && process.stderr.isTTY ? confirm : null,
  };
  return runCommand(process.argv.slice(2), world);
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
