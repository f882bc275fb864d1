import { isMailAddress } from '../inbox/rules/mail.ts';

export interface DeliverySettings {
  /** `smtp:` or `smtps:`. May hold a password, so never print it. */
  readonly smtpUrl: string;
  readonly to: readonly string[];
  readonly from: { readonly name: string; readonly address: string };
}

export interface DeliveryVariables {
  readonly SMTP_URL: string | undefined;
  readonly INBOX_TO: string | undefined;
  readonly INBOX_FROM: string | undefined;
}

/** Returns null if no variable is set. Throws an error that names a missing or malformed one. */
export function deliverySettings(variables: DeliveryVariables): DeliverySettings | null {
  const { SMTP_URL, INBOX_TO, INBOX_FROM } = variables;
  const missing = Object.entries(variables).flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length === 3) return null;
  if (!SMTP_URL || !INBOX_TO || !INBOX_FROM)
    throw new Error(
      `E-mail needs SMTP_URL, INBOX_TO and INBOX_FROM, or none of them. Not set: ${missing.join(', ')}.`,
    );
  return { smtpUrl: smtpUrlFrom(SMTP_URL), to: recipientsFrom(INBOX_TO), from: senderFrom(INBOX_FROM) };
}

function smtpUrlFrom(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  // Do not print the text: it may hold a password.
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '' || !isDecodable(url))
    throw new Error(
      'SMTP_URL must look like smtp://user:password@mail.example.com:587 or smtps://user:password@mail.example.com. Special characters of the user name and the password must be percent-encoded.',
    );
  return text;
}

function isDecodable({ username, password }: URL): boolean {
  try {
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}

export function recipientsFrom(text: string): string[] {
  const recipients = text.split(',').map((each) => each.trim());
  const malformed = recipients.find((each) => !isMailAddress(each));
  if (malformed !== undefined)
    throw new Error(
      `INBOX_TO must be an e-mail address, or several with commas between them; "${malformed}" is none.`,
    );
  return recipients;
}

export function senderFrom(text: string): DeliverySettings['from'] {
  const [, name = '', address = ''] = /^([^<>"\p{Cc}]*?)\s*<([^<>]+)>$/u.exec(text.trim()) ?? [
    '',
    '',
    text.trim(),
  ];
  if (!isMailAddress(address))
    throw new Error(`INBOX_FROM must look like site@example.com or Site <site@example.com>, not "${text}".`);
  return { name: name.trim(), address };
}

export function serverOf({ smtpUrl }: DeliverySettings): string {
  const { protocol, hostname, port } = new URL(smtpUrl);
  return `${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)}`;
}
