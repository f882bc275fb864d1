import { contentHash, type Kept } from './submission.ts';

/** What the sender of a message may know: its reference and, if it is theirs, the key of its order. */
export interface Acknowledged {
  readonly reference: string;
  readonly key: string | null;
  /** The sender gets the link to the order by e-mail. */
  readonly isMailed: boolean;
}

export interface OrderKeys {
  /** The key of an order. Missing: messages have no orders. */
  readonly keyOf?: ((id: string) => Promise<string>) | undefined;
  /** Where orders are answered, without a slash at its end. */
  readonly ordersPath?: string | undefined;
  /** Senders get the link to their order by e-mail, too. Missing: they don't. */
  readonly mailsLinks?: boolean | undefined;
}

export const acknowledged = async (
  { id, isOwn }: Kept,
  { keyOf, mailsLinks = false }: OrderKeys,
): Promise<Acknowledged> => ({
  reference: id,
  key: isOwn ? ((await keyOf?.(id)) ?? null) : null,
  isMailed: mailsLinks,
});

/** A filled honeypot gets the same answer as a kept message. */
export async function pretended(
  fields: ReadonlyMap<string, string>,
  options: OrderKeys,
): Promise<Acknowledged> {
  const hash = await contentHash({ kind: 'contact', fields: Object.fromEntries(fields), attachment: null });
  return acknowledged({ id: `${hash}-1`, isNew: true, isOwn: true }, options);
}
