export type Reader = 'owner' | 'visitor';

/** An e-mail about an event of a message's order; number 0: about the message itself. */
export interface MailName {
  readonly id: string;
  readonly to: Reader;
  readonly number: number;
}

/** The owner's e-mail about a message has the message's id, as it always had. */
export const mailIdOf = ({ id, to, number }: MailName): string =>
  to === 'owner' && number === 0 ? id : `${id}.${to}-${number}`;

/** Of an id that has another form, the whole is taken for a message's. */
export function mailNameOf(mailId: string): MailName {
  const [, id = mailId, to = 'owner', number = '0'] =
    /^([^.]+)\.(owner|visitor)-(0|[1-9]\d{0,4})$/.exec(mailId) ?? [];
  return { id, to: to === 'visitor' ? 'visitor' : 'owner', number: Number(number) };
}

export const isMessageMail = (mailId: string): boolean => mailNameOf(mailId).id === mailId;

/** Where it is kept, beside the message, what became of the e-mail. */
export function deliveryNameOf(mailId: string): string {
  const { id } = mailNameOf(mailId);
  return isMessageMail(mailId) ? 'delivery.json' : `delivery-${mailId.slice(id.length + 1)}.json`;
}

/** What the owner is told of the site itself, or of many messages. */
const alertNames = ['disk', 'deliveries', 'securityTxt', 'spam'] as const;
export type AlertName = (typeof alertNames)[number];

export const alertIdOf = (name: AlertName): string => `alert-${name}`;

/** Null for an e-mail about a message. */
export const alertOf = (mailId: string): AlertName | null =>
  alertNames.find((name) => alertIdOf(name) === mailId) ?? null;
