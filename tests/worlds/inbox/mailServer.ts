import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  readonly isEncrypted: boolean;
}

/** What the server says to a message that it has read. `hangUp` ends the connection instead. */
export type Verdict = 'accept' | 'hangUp' | { readonly code: number; readonly text: string };

export interface MailServer {
  readonly url: string;
  readonly port: number;
  /** Every message that was read to its end, accepted or not. */
  readonly read: readonly ReceivedMail[];
  readonly accepted: readonly ReceivedMail[];
  readonly openConnections: () => number;
  readonly close: () => Promise<void>;
}

const errorOf = ({ code, text }: { readonly code: number; readonly text: string }): Error =>
  Object.assign(new Error(text), { responseCode: code });

/** A real SMTP server on 127.0.0.1. By default it accepts everything at once, without encryption. */
export async function startMailServer({
  port = 0,
  verdict = () => 'accept',
  recipient = () => 'accept',
  options = {},
}: {
  readonly port?: number;
  readonly verdict?: (mail: ReceivedMail) => Verdict | Promise<Verdict>;
  readonly recipient?: (address: string) => Exclude<Verdict, 'hangUp'>;
  readonly options?: SMTPServerOptions;
} = {}): Promise<MailServer> {
  const read: ReceivedMail[] = [];
  const accepted: ReceivedMail[] = [];
  let open = 0;
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    logger: false,
    // It would look up the name of every client.
    disableReverseLookup: true,
    closeTimeout: 0,
    onConnect: (_session, callback) => {
      open += 1;
      callback();
    },
    onClose: () => {
      open -= 1;
    },
    onRcptTo: ({ address }, _session, callback) => {
      const answer = recipient(address);
      callback(answer === 'accept' ? null : errorOf(answer));
    },
    onData: (stream, { envelope, secure, id }, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const mail: ReceivedMail = {
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('latin1'),
          isEncrypted: secure,
        };
        read.push(mail);
        const answer = await verdict(mail);
        if (answer === 'hangUp') {
          for (const connection of server.connections) if (connection.id === id) connection.close();
          return;
        }
        if (answer === 'accept') accepted.push(mail);
        callback(answer === 'accept' ? null : errorOf(answer));
      });
    },
    ...options,
  });
  server.on('error', () => {}); // Clients that break off.
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    read,
    accepted,
    openConnections: () => open,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The header fields of a message in their order, unfolded, with lower-case names. */
export function headersOf(raw: string): [name: string, value: string][] {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
  return head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    });
}

const bytesOf = (text: string, encoding: string): Buffer => {
  if (encoding === 'base64') return Buffer.from(text, 'base64');
  if (encoding !== 'quoted-printable') return Buffer.from(text, 'latin1');
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
};

/** A header's value with its encoded words (RFC 2047) as text. */
const decoded = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      bytesOf(
        kind.toLowerCase() === 'b' ? text : text.replaceAll('_', ' '),
        kind.toLowerCase() === 'b' ? 'base64' : 'quoted-printable',
      ).toString(),
    );

export const headerOf = (raw: string, name: string): string | undefined => {
  const value = headersOf(raw).find(([each]) => each === name)?.[1];
  return value === undefined ? undefined : decoded(value);
};

export const messageIdOf = ({ raw }: ReceivedMail): string => headerOf(raw, 'message-id') ?? '';

export interface MailPart {
  readonly headers: ReadonlyMap<string, string>;
  readonly content: Buffer;
}

/** The parts of a message: one if it is plain text. */
export function partsOf(raw: string): MailPart[] {
  const headers = new Map(headersOf(raw));
  const body = raw.slice(raw.indexOf('\r\n\r\n') + 4);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1];
  if (boundary !== undefined)
    return body
      .split(`--${boundary}`)
      .slice(1, -1)
      .flatMap((part) => partsOf(part.replace(/^\r\n/, '').replace(/\r\n$/, '')));
  return [{ headers, content: bytesOf(body, headers.get('content-transfer-encoding') ?? '7bit') }];
}

export const textOf = ({ raw }: ReceivedMail): string =>
  (partsOf(raw)[0]?.content.toString() ?? '').replaceAll('\r\n', '\n');
