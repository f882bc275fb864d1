import { createInterface } from 'node:readline/promises';
import { folderOutbox } from '../inbox/folderOutbox.ts';
import { ordersPathOf } from '../inbox/rules/paths.ts';
import { queueOrderMail } from '../orders/orderMail.ts';
import { inboxFolder, keepDays, loadEnvironment } from '../serve/environment.ts';
import { runCommand } from './runCommand.ts';
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
  const folder = inboxFolder();
  const sendsMail = Boolean(process.env.SMTP_URL);
  const hasOrders = ordersPathOf(config.orderEndpoint) !== null;
  const world: Surroundings = {
    folder,
    keepDays: keepDays(),
    sendsMail,
    beforeEvent: sendsMail && hasOrders ? queueOrderMail(folderOutbox(folder)) : undefined,
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
