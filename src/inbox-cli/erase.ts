import { pruneMessages } from '../inbox/pruneInbox.ts';
import type { Inbox } from '../inbox/readInbox.ts';
import { count, listed } from './display.ts';
import { CommandFailed, findId, idsOf, ofPerson } from './findMessages.ts';
import { signUpsOf } from './newsletter.ts';
import { UsageError } from './parsing.ts';
import type { Options, Outcome, Surroundings } from './surroundings.ts';
import { oneLine, safeJson } from './terminalText.ts';

export async function erase(
  { what, yes, json }: Options<'delete'>,
  inbox: Inbox,
  world: Surroundings,
): Promise<Outcome> {
  const person = 'email' in what ? what.email : null;
  const ids =
    'email' in what
      ? ofPerson(inbox.entries, what.email).map(({ message }) => message.id)
      : [findId(idsOf(inbox), what.id)];
  const signUps = person === null ? [] : await signUpsOf(world.place.subscribers, person);
  // A damaged message may be this person's.
  const unreadable = person === null ? [] : inbox.unreadable;
  const isAgreed =
    ids.length + signUps.length === 0 || yes || (await agreed(ids, signUps.length, inbox, world));
  if (isAgreed) {
    for (const id of ids) await world.place.orders.erase(id);
    for (const id of signUps) await world.place.subscribers.remove(id);
  }
  const deleted = isAgreed ? ids : [];
  const lines = deleted.map((id) => `Deleted: ${id}`);
  if (isAgreed && signUps.length > 0) lines.push(`Deleted: ${sumOf(0, signUps.length)}`);
  if (json) world.print(safeJson({ deleted, signUps: isAgreed ? signUps.length : 0 }));
  else if (lines.length > 0) world.print(lines.join('\n'));
  else
    world.print(
      isAgreed && person !== null ? `No messages from ${oneLine(person)}.` : 'Nothing was deleted.',
    );
  return { unreadable, isDone: isAgreed };
}

const sumOf = (messages: number, signUps: number): string =>
  [
    ...(messages > 0 ? [count(messages)] : []),
    ...(signUps > 0 ? [`${signUps} newsletter ${signUps === 1 ? 'sign-up' : 'sign-ups'}`] : []),
  ].join(' and ');

async function agreed(
  ids: readonly string[],
  signUps: number,
  inbox: Inbox,
  world: Surroundings,
): Promise<boolean> {
  if (world.confirm === null) throw new UsageError('Without a terminal, delete needs --yes.');
  const entries = inbox.entries.filter(({ message }) => ids.includes(message.id));
  if (entries.length > 0)
    world.complain(listed(entries, idsOf(inbox), { columns: world.columns, now: world.now() }).join('\n'));
  return world.confirm(`Delete ${sumOf(ids.length, signUps)} for good?`);
}

export async function prune(
  { json }: { json: boolean },
  { place, keepDays, now, print }: Surroundings,
): Promise<Outcome> {
  if (keepDays === null)
    throw new CommandFailed(
      'INBOX_KEEP_DAYS is not set, so messages are kept for ever. Nothing was deleted.',
    );
  const old = { ...place, remove: place.orders.erase };
  const { deleted, unreadable } = await pruneMessages(old, keepDays, now());
  if (json) print(safeJson({ deleted }));
  else if (deleted.length === 0)
    print(`Nothing is older than ${keepDays} ${keepDays === 1 ? 'day' : 'days'}.`);
  else print(deleted.map((id) => `Deleted: ${id}`).join('\n'));
  return { unreadable, isDone: true };
}
