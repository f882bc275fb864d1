import { stringify } from 'csv-stringify/sync';
import { allSubscribers, folderSubscribers } from '../inbox/folderSubscribers.ts';
import { linkOf, withToken } from '../inbox/rules/newsletter.ts';
import { plain } from './findMessages.ts';
import { oneLine } from './terminalText.ts';

interface Confirmed {
  readonly email: string;
  readonly list: string;
  readonly confirmedAt: string;
  /** For the letter and its `List-Unsubscribe` header (RFC 8058). */
  readonly leave: string;
}

/** Everybody who has confirmed. Only hashes of tokens are kept, so each call gives out new links; the old ones still work. */
export async function confirmedSubscribers(
  folder: string,
  site: { readonly siteUrl: string; readonly path: string },
): Promise<Confirmed[]> {
  const people: Confirmed[] = [];
  for (const { id, subscriber: known } of await allSubscribers(folder)) {
    const { email, list, confirmedAt } = known;
    if (confirmedAt === null) continue;
    const { subscriber, token } = await withToken(known);
    await folderSubscribers(folder).write(id, subscriber);
    people.push({ email, list, confirmedAt, leave: linkOf(site, id, token, 'leave') });
  }
  return people;
}

/** The ids of one person's sign-ups, confirmed or not. */
export const signUpsOf = async (folder: string, email: string): Promise<readonly string[]> =>
  (await allSubscribers(folder))
    .filter(({ subscriber }) => plain(subscriber.email) === plain(email))
    .map(({ id }) => id);

/** A row for each, for spreadsheets: no cell is a formula (L21). */
export const subscribersToCsv = (people: readonly Confirmed[]): string =>
  stringify(
    people.map(({ email, list, confirmedAt, leave }) => [oneLine(email), list, confirmedAt, leave]),
    { header: true, columns: ['email', 'list', 'confirmedAt', 'leave'], bom: true, escape_formulas: true },
  );
