import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Inbox, UnreadableFile } from '../inbox/readInbox.ts';
import { mailIdOf } from '../inbox/rules/mailIds.ts';
import { queueAgain } from '../inbox/rules/outbox.ts';
import { count, listed, orderLines, shown } from './display.ts';
import { exported, exportedOrder, formats } from './exportMessages.ts';
import { entryOf, ofPerson } from './findMessages.ts';
import { actOnOrder } from './orderCommands.ts';
import { done, type Options, type Outcome, type Surroundings } from './surroundings.ts';
import { oneLine, safeJson } from './terminalText.ts';

export async function list(
  { search, limit, spam, json }: Options<'list'>,
  { place, columns, now, print, complain }: Surroundings,
): Promise<Outcome> {
  const {
    rows,
    found,
    all,
    spam: suspected,
    damaged,
  } = await place.find({
    text: search,
    limit,
    kind: spam ? 'spam' : 'wanted',
  });
  const { entries, unreadable } = await place.read([...rows.map(({ id }) => id), ...damaged]);
  if (json) print(safeJson(entries.map(exported)));
  else if (all === 0) print(`No messages in ${oneLine(place.name)}.`);
  else if (found === 0) print(search === '' ? 'Nothing is here.' : `None of ${count(all)} has these words.`);
  else print(listed(entries, await place.ids(), { columns, now: now() }).join('\n'));
  if (found > rows.length)
    complain(`The newest ${rows.length} of ${found}: --limit shows more, --search finds others.`);
  if (suspected > 0 && !spam) complain(`Looks like spam: ${count(suspected)}; --spam shows it.`);
  return { unreadable, isDone: true };
}

export function show(
  { id, json }: Options<'show' | 'resend'>,
  inbox: Inbox,
  { print }: Surroundings,
): Outcome {
  const entry = entryOf(inbox, id);
  print(json ? safeJson(exported(entry)) : shown(entry).join('\n'));
  return done;
}

/** Reads and writes a few messages at a time, however many there are. */
export async function exportTo(
  { format, email, output }: Options<'export'>,
  pages: AsyncIterable<Inbox>,
  { print, complain, currentFolder }: Surroundings,
): Promise<Outcome> {
  const unreadable: UnreadableFile[] = [];
  let written = 0;
  const chosen = async function* () {
    for await (const page of pages) {
      unreadable.push(...page.unreadable);
      const entries = email === undefined ? page.entries : ofPerson(page.entries, email);
      written += entries.length;
      yield entries;
    }
  };
  const text = formats[format](chosen());
  if (output === undefined) for await (const part of text) print(part.replace(/\n$/, ''));
  else {
    await writeFile(resolve(currentFolder, output), text, { mode: 0o600 });
    complain(`${count(written)} written to ${oneLine(output)}.`);
  }
  if (email !== undefined && written === 0) complain(`No messages from ${oneLine(email)}.`);
  return { unreadable, isDone: true };
}

export async function markDone(
  { id: typed, undo, json }: Options<'done'>,
  inbox: Inbox,
  { place, now, print }: Surroundings,
): Promise<Outcome> {
  const { message, doneAt: before } = entryOf(inbox, typed);
  const doneAt = undo ? null : (before ?? new Date(now()).toISOString());
  if (doneAt !== before) await place.orders.writeDone(message.id, doneAt);
  print(json ? safeJson({ id: message.id, doneAt }) : `${undo ? 'New again' : 'Done'}: ${message.id}`);
  return done;
}

export async function act(command: Options<'act'>, inbox: Inbox, world: Surroundings): Promise<Outcome> {
  const { id } = entryOf(inbox, command.id).message;
  const order = await actOnOrder(id, command, world);
  world.print(command.json ? safeJson(exportedOrder(order)) : orderLines(order).join('\n'));
  return done;
}

export async function resend(
  { id: typed, json }: Options<'show' | 'resend'>,
  inbox: Inbox,
  { place, sendsMail, print, complain }: Surroundings,
): Promise<Outcome> {
  const { message, orderMails } = entryOf(inbox, typed);
  const { id } = message;
  const lost = orderMails.filter(({ delivery }) => delivery.state === 'givenUp').map(mailIdOf);
  for (const mail of [id, ...lost]) await queueAgain(place.outbox, mail);
  print(json ? safeJson({ id, delivery: 'waiting' }) : `Waits to be sent by the server: ${id}`);
  if (!sendsMail) complain(place.mailIsOff);
  return done;
}
