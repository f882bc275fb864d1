import { Buffer } from 'node:buffer';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { fromOf, type Mail } from '../inbox/rules/mail.ts';
import type { MailSettings } from './bindings.ts';

export async function mimeOf(
  mail: Mail,
  attachment: ArrayBuffer | null,
  { from, to: owner }: MailSettings,
): Promise<Uint8Array> {
  const { replyTo, headers, attachment: file, sender: _, to = owner, ...rest } = mail;
  const composer = new MailComposer({
    ...rest,
    from: fromOf(mail, from),
    to,
    headers: { ...headers },
    ...(replyTo === null ? {} : { replyTo }),
    attachments:
      file === null || attachment === null
        ? []
        : [{ filename: file.fileName, contentType: file.type, content: Buffer.from(attachment) }],
    // Nothing that a visitor typed may name a file or an address to load.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
