import { Buffer } from 'node:buffer';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import type { composeMail } from './mail.ts';

export interface Envelope {
  readonly from: string;
  readonly to: string;
}

/** An e-mail as bytes (RFC 5322, MIME). `attachment` is the content of the mail's. */
export async function mimeOf(
  mail: ReturnType<typeof composeMail>,
  attachment: ArrayBuffer | null,
  { from, to }: Envelope,
): Promise<Uint8Array> {
  const { replyTo, headers, attachment: file, ...rest } = mail;
  const composer = new MailComposer({
    ...rest,
    from,
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
