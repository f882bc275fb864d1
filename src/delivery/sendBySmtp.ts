import { join } from 'node:path';
import { createTransport, type NodemailerError } from 'nodemailer';
import type { Attempt } from '../../machines/delivery/deliveryRules.ts';
import { fromOf, type Mail, oneLine } from '../inbox/rules/mail.ts';
import type { DeliverySettings } from './settings.ts';

export type SendMail = (mail: Mail, folder: string, signal: AbortSignal) => Promise<Attempt>;

/** In milliseconds. The last is the longest that RFC 5321 (4.5.3.2) has a client wait. */
const timeouts = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 10 * 60_000 };

/** In milliseconds. Somebody waits for it at the form. */
const subscriberTimeout = 20_000;

/** Wrong or missing login (RFC 4954, 6), which the operator can fix. */
const loginReplies = [530, 534, 535, 538];

/** Sends by SMTP; never rejects. A password never travels unencrypted, except to this machine. */
export function smtpSender(settings: DeliverySettings): SendMail {
  const { smtpUrl, from, to: owners } = settings;
  const { username, hostname } = new URL(smtpUrl);
  const isLocal = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
  const transport = createTransport({
    url: smtpUrl,
    ...timeouts,
    ...(username !== '' && !isLocal ? { requireTLS: true } : {}),
    disableUrlAccess: true,
  });
  return async (whole, folder, signal) => {
    const { attachment, headers, sender: _, to, ...mail } = whole;
    try {
      const { rejectedErrors = [] } = await transport.sendMail({
        ...mail,
        from: fromOf(whole, from),
        to: to === undefined ? [...owners] : [to],
        replyTo: mail.replyTo ?? undefined,
        headers: { ...headers },
        attachments: attachment === null ? [] : [attached(attachment, folder)],
        signal,
      });
      const reason = rejectedErrors.map((error) => `not to ${error.recipient}: ${error.response}`).join('; ');
      return { status: 'accepted', reason: reason === '' ? null : oneLine(reason) };
    } catch (error) {
      const failure: Failure = error instanceof Error ? error : new Error(String(error));
      return { status: isForGood(failure) ? 'refused' : 'deferred', reason: reasonOf(failure, settings) };
    }
  };
}

/** Sends to anybody. Rejects unless the mail server takes it. */
export const toSubscriber =
  (settings: DeliverySettings) =>
  async (mail: Mail, to: string): Promise<void> => {
    const { status, reason } = await smtpSender(settings)(
      { ...mail, to },
      '',
      AbortSignal.timeout(subscriberTimeout),
    );
    if (status !== 'accepted') throw new Error(reason ?? status);
  };

const attached = ({ fileName, storedAs, type }: NonNullable<Mail['attachment']>, folder: string) => ({
  filename: fileName,
  contentType: type,
  path: join(folder, storedAs),
});

type Failure = Error & Partial<Pick<NodemailerError, 'code' | 'command' | 'responseCode'>>;

const words: Readonly<Record<string, string>> = {
  EAUTH: 'The mail server refused the login',
  ENOAUTH: 'The mail server refused the login',
  ETLS: 'No encrypted connection',
  EDNS: 'The mail server’s host is unknown',
  ECONNECTION: 'No connection to the mail server',
  ESOCKET: 'No connection to the mail server',
  ETIMEDOUT: 'The mail server did not reply in time',
  EPROTOCOL: 'The mail server broke the protocol',
  EENVELOPE: 'The mail server refused sender or recipient',
  EMESSAGE: 'The mail server refused the message',
};

function isForGood({ code, command, responseCode }: Failure): boolean {
  if (responseCode === undefined) return code === 'EMESSAGE' && command === 'MAIL FROM';
  if (responseCode < 500 || loginReplies.includes(responseCode)) return false;
  return command === 'RCPT TO' || command === 'DATA' || (command === 'MAIL FROM' && responseCode === 552);
}

/** The password in all encodings (RFC 4954, LOGIN and PLAIN), because some mail servers repeat the line. */
function secretsOf({ smtpUrl }: DeliverySettings): string[] {
  const url = new URL(smtpUrl);
  const [user, password] = [url.username, url.password].map(decodeURIComponent);
  const base64 = (text: string): string => Buffer.from(text).toString('base64');
  return password ? [base64(`\0${user}\0${password}`), base64(password), password] : [];
}

const reasonOf = ({ code = '', message }: Failure, settings: DeliverySettings): string =>
  secretsOf(settings).reduce(
    (text, secret) => text.replaceAll(secret, '***'),
    oneLine(`${words[code] ?? 'The message could not be sent'}: ${message}`),
  );
