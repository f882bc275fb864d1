/** E-mails that tell the owner what the site cannot solve by itself (L30). */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOutbox } from '../inbox/folderOutbox.ts';
import type { Mail } from '../inbox/rules/mail.ts';
import { type AlertName, alertIdOf } from '../inbox/rules/mailIds.ts';
import { queue } from '../inbox/rules/outbox.ts';
import { writeJson } from '../inbox/writeJson.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** As long before, security.txt is to be renewed. */
const securityNoticeMs = 30 * dayMs;

export interface AlertFacts {
  /** On the disk of the inbox, in bytes; null: unknown. */
  readonly freeBytes: number | null;
  /** What posts leave free, in bytes. */
  readonly reserve: number;
  readonly securityExpires: Date | undefined;
  /** Since the last look. */
  readonly givenUp: number;
}

/** What the owner is to be told of. The disk is told before it is so full that posts are refused. */
export const alertsOf = (
  { freeBytes, reserve, securityExpires, givenUp }: AlertFacts,
  now: number,
): AlertName[] => [
  ...(freeBytes !== null && freeBytes < 2 * reserve ? (['disk'] as const) : []),
  ...(givenUp > 0 ? (['deliveries'] as const) : []),
  ...(securityExpires !== undefined && securityExpires.getTime() - securityNoticeMs < now
    ? (['securityTxt'] as const)
    : []),
];

/** Queues each at most once a day, also over restarts. */
export async function queueAlerts(folder: string, names: readonly AlertName[], now: number): Promise<void> {
  if (names.length === 0) return;
  const file = join(folder, '.alerts.json');
  const told: Partial<Record<AlertName, string>> = await readFile(file, 'utf8')
    .then((text) => Object(JSON.parse(text)))
    .catch(() => ({})); // Missing or damaged: it is told once more.
  const due = names.filter((name) => !(now - Date.parse(told[name] ?? '') < dayMs));
  if (due.length === 0) return;
  for (const name of due) await queue(folderOutbox(folder), alertIdOf(name), now);
  const at = new Date(now).toISOString();
  await writeJson(file, { ...told, ...Object.fromEntries(due.map((name) => [name, at])) });
}

const texts: Readonly<Record<AlertName, { readonly subject: string; readonly text: string }>> = {
  disk: {
    subject: 'The disk of the inbox is almost full',
    text: 'When less than INBOX_FREE_MB is left, new messages are refused, and visitors are asked to try again later. Make room: npm run inbox shows and deletes messages, INBOX_KEEP_DAYS deletes old ones.',
  },
  deliveries: {
    subject: 'E-mails were given up',
    text: 'The mail server refused them, or could not be reached for days. Nothing is lost: the messages are in the inbox. npm run inbox says which and why, and sends them again.',
  },
  spam: {
    subject: 'Something looks like spam',
    text: 'It is kept, and neither you nor its sender got an e-mail about it. The desk has it under the kind “Looks like spam”, and npm run inbox -- list --spam lists it. Once you answer it, or say that it is read, it stands among the others.',
  },
  securityTxt: {
    subject: 'security.txt expires soon',
    text: 'Check that somebody reads the address for security reports, write today’s date as securityReviewed in src/configuration/site.ts, and build and deploy the site.',
  },
};

/** `siteUrl` names the site that it is about. */
export const alertMail = (name: AlertName, siteUrl: string, date: Date): Mail => ({
  messageId: `<alert-${name}-${date.getTime()}@${new URL(siteUrl).hostname}>`,
  date,
  subject: `${new URL(siteUrl).hostname}: ${texts[name].subject}`,
  sender: '',
  replyTo: null,
  headers: { 'Auto-Submitted': 'auto-generated' },
  text: `${texts[name].text}\n\nThis is told once a day at most, by the server of ${siteUrl}.\n`,
  attachment: null,
});
