import type { Kept } from './submission.ts';

/** What the sender of a message may know: its reference and, if it is theirs, the key of its order. */
export interface Acknowledged {
  readonly reference: string;
  readonly key: string | null;
  /** The sender gets the link to the order by e-mail. */
  readonly isMailed: boolean;
}

export interface OrderAnswers {
  /** The key of an order. Missing: messages have no orders. */
  readonly keyOf?: ((id: string) => Promise<string>) | undefined;
  /** Where orders are answered, without a slash at its end. */
  readonly ordersPath?: string | undefined;
  /** Missing: no confirmation is ever sent. */
  readonly isConfirmed?: ((id: string) => Promise<boolean>) | undefined;
}

export const acknowledged = async (
  { id, isOwn }: Kept,
  { keyOf, isConfirmed }: OrderAnswers,
): Promise<Acknowledged> => ({
  reference: id,
  key: isOwn ? ((await keyOf?.(id)) ?? null) : null,
  isMailed: (await isConfirmed?.(id)) ?? false,
});
