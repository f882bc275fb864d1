import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { linkOf } from '../inbox/rules/newsletter.ts';
import { allSubscribers, type SubscriberStore, withToken } from '../inbox/rules/subscribers.ts';
import { plain } from './findMessages.ts';
import type { Place } from './place.ts';
import { oneLine, safeJson } from './terminalText.ts';

interface Confirmed {
  readonly email: string;
  readonly list: string;
  readonly confirmedAt: string;
  /** For the letter and its `List-Unsubscribe` header (RFC 8058). */
  readonly leave: string;
}

/** Everybody who has confirmed. Only hashes of tokens are kept, so each call gives out new links; the old ones still work. */
async function confirmedSubscribers(
  store: SubscriberStore,
  site: { readonly siteUrl: string; readonly path: string },
): Promise<Confirmed[]> {
  const people: Confirmed[] = [];
  for (const { id, subscriber: known } of await allSubscribers(store)) {
    const { email, list, confirmedAt } = known;
    if (confirmedAt === null) continue;
    const { subscriber, token } = await withToken(known);
    await store.write(id, subscriber);
    people.push({ email, list, confirmedAt, leave: linkOf(site, id, token, 'leave') });
  }
  return people;
}

export const signUpsOf = async (store: SubscriberStore, email: string): Promise<readonly string[]> =>
  (await allSubscribers(store))
    .filter(({ subscriber }) => plain(subscriber.email) === plain(email))
    .map(({ id }) => id);

/** A row for each, for spreadsheets: no cell is a formula (L21). */
const subscribersToCsv = (people: readonly Confirmed[]): string =>
  stringify(
    people.map(({ email, list, confirmedAt, leave }) => [oneLine(email), list, confirmedAt, leave]),
    { header: true, columns: ['email', 'list', 'confirmedAt', 'leave'], bom: true, escape_formulas: true },
  );

interface SubscriberSurroundings {
  readonly place: Pick<Place, 'subscribers'>;
  /** Where links to leave lead. */
  readonly newsletter: { readonly siteUrl: string; readonly path: string };
  readonly currentFolder: string;
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
}

export async function writeSubscribers(
  { format, output }: { readonly format: 'csv' | 'json'; readonly output: string | undefined },
  { place, newsletter: site, print, complain, currentFolder }: SubscriberSurroundings,
): Promise<void> {
  const people = await confirmedSubscribers(place.subscribers, site);
  const content = format === 'csv' ? subscribersToCsv(people) : `${safeJson(people)}\n`;
  if (output === undefined) return print(content.trimEnd());
  await writeFile(resolve(currentFolder, output), content, { mode: 0o600 });
  complain(`${people.length} confirmed, written to ${oneLine(output)}.`);
}
