import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { folderOutbox } from '../inbox/folderOutbox.ts';
import { folderSubscribers } from '../inbox/folderSubscribers.ts';
import { messageFolder } from '../inbox/messageStore.ts';
import { pruneInbox } from '../inbox/pruneInbox.ts';
import { type Inbox, type InboxEntry, readInbox, type UnreadableFile } from '../inbox/readInbox.ts';
import { mailIdOf } from '../inbox/rules/mailIds.ts';
import { queueAgain } from '../inbox/rules/outbox.ts';
import { writeJson } from '../inbox/writeJson.ts';
import { folderOrders } from '../orders/folderOrders.ts';
import type { OrdersWorld } from '../orders/ordersWorld.ts';
import { type Command, commandOf, usage } from './arguments.ts';
import { listed, orderLines, shown } from './display.ts';
import { exported, exportedOrder, toCsv, toJson } from './exportMessages.ts';
import { CommandFailed, findId, ofPerson } from './findMessages.ts';
import { signUpsOf, writeSubscribers } from './newsletter.ts';
import { actOnOrder } from './orderCommands.ts';
import { UsageError } from './parsing.ts';
import { oneLine, safeJson } from './terminalText.ts';

export interface Surroundings {
  readonly folder: string;
  /** Null if messages are kept forever. */
  readonly keepDays: number | null;
  readonly sendsMail: boolean;
  /** Queues the e-mail about what the owner does to an order. Missing: none is sent. */
  readonly beforeEvent?: OrdersWorld['beforeEvent'];
  /** Of a file that is delivered, in bytes. */
  readonly attachmentLimit: number;
  /** Where links to leave lead. */
  readonly newsletter: { readonly siteUrl: string; readonly path: string };
  readonly currentFolder: string;
  readonly columns: number;
  /** In ms since 1970. */
  readonly now: () => number;
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
  /** Null if nobody can be asked. */
  readonly confirm: ((question: string) => Promise<boolean>) | null;
}

/** Returns the exit code: 0, 1 for a failure or a damaged message, 2 for wrong arguments. */
export async function runCommand(args: readonly string[], world: Surroundings): Promise<number> {
  try {
    const command = commandOf(args);
    if (command.name === 'help') {
      world.print(usage);
      return 0;
    }
    if (!readingCommands.includes(command.name)) refuseCopy(world.folder);
    const inbox = await readFolder(world.folder);
    const { unreadable, isDone } = await run(command, inbox, world);
    for (const { path, reason } of unreadable)
      world.complain(`Cannot read ${oneLine(path)}: ${oneLine(reason)}`);
    return isDone && unreadable.length === 0 ? 0 : 1;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    world.complain(oneLine(message));
    if (!(error instanceof UsageError)) return 1;
    world.complain(`\n${usage}`);
    return 2;
  }
}

const readingCommands: readonly Command['name'][] = ['list', 'show', 'export', 'newsletter'];

/** A copy of the worker's bucket is only for reading: its names have no dot at the beginning. */
function refuseCopy(folder: string): void {
  if (!['order-secret', 'outbox', 'desk'].some((name) => existsSync(join(folder, name)))) return;
  throw new CommandFailed(
    `${folder} is a copy of a Cloudflare bucket. ${readingCommands.join(', ')} read it; this command would change the copy alone. Use the site's /desk, which changes the bucket.`,
  );
}

async function readFolder(folder: string): Promise<Inbox> {
  try {
    return await readInbox(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new CommandFailed(`There is no inbox at ${folder}: the server creates it when it starts.`);
    throw error;
  }
}

interface Outcome {
  readonly unreadable: readonly UnreadableFile[];
  readonly isDone: boolean;
}
const done: Outcome = { unreadable: [], isDone: true };

function run(
  command: Exclude<Command, { name: 'help' }>,
  inbox: Inbox,
  world: Surroundings,
): Outcome | Promise<Outcome> {
  switch (command.name) {
    case 'list':
      return list(command, inbox, world);
    case 'show':
      return show(command, inbox, world);
    case 'export':
      return exportTo(command, inbox, world);
    case 'done':
      return markDone(command, inbox, world);
    case 'delete':
      return erase(command, inbox, world);
    case 'resend':
      return resend(command, inbox, world);
    case 'prune':
      return prune(command, world);
    case 'newsletter':
      return writeSubscribers(command, world).then(() => done);
    case 'act':
      return act(command, inbox, world);
  }
}

type Options<Name extends Command['name']> = Extract<Command, { name: Name }>;

const idsOf = ({ entries, unreadable }: Inbox): string[] => [
  ...new Set([...entries.map(({ message }) => message.id), ...unreadable.map(({ id }) => id)]),
];

function entryOf(inbox: Inbox, typed: string): InboxEntry {
  const id = findId(idsOf(inbox), typed);
  const entry = inbox.entries.find(({ message }) => message.id === id);
  if (entry !== undefined) return entry;
  const damaged = inbox.unreadable.find((each) => each.id === id);
  throw new CommandFailed(`Cannot read ${damaged?.path}: ${damaged?.reason}`);
}

function list({ json }: { json: boolean }, inbox: Inbox, world: Surroundings): Outcome {
  const { entries, unreadable } = inbox;
  if (json) world.print(safeJson(entries.map(exported)));
  else if (entries.length === 0) world.print(`No messages in ${oneLine(world.folder)}.`);
  else world.print(listed(entries, idsOf(inbox), { columns: world.columns, now: world.now() }).join('\n'));
  return { unreadable, isDone: true };
}

function show({ id, json }: Options<'show' | 'resend'>, inbox: Inbox, { print }: Surroundings): Outcome {
  const entry = entryOf(inbox, id);
  print(json ? safeJson(exported(entry)) : shown(entry).join('\n'));
  return done;
}

async function exportTo(
  { format, email, output }: Options<'export'>,
  { entries, unreadable }: Inbox,
  { print, complain, currentFolder }: Surroundings,
): Promise<Outcome> {
  const chosen = email === undefined ? entries : ofPerson(entries, email);
  if (email !== undefined && chosen.length === 0) complain(`No messages from ${oneLine(email)}.`);
  const text = format === 'csv' ? toCsv(chosen) : toJson(chosen);
  if (output === undefined) print(text.trimEnd());
  else {
    await writeFile(resolve(currentFolder, output), text, { mode: 0o600 });
    complain(`${count(chosen.length)} written to ${oneLine(output)}.`);
  }
  return { unreadable, isDone: true };
}

async function markDone(
  { id: typed, undo, json }: Options<'done'>,
  inbox: Inbox,
  { folder, now, print }: Surroundings,
): Promise<Outcome> {
  const { message, doneAt: before } = entryOf(inbox, typed);
  const path = join(messageFolder(folder, message.id), 'done.json');
  const doneAt = undo ? null : (before ?? new Date(now()).toISOString());
  if (doneAt === null) await rm(path, { force: true });
  else if (before === null) await writeJson(path, { at: doneAt });
  print(json ? safeJson({ id: message.id, doneAt }) : `${undo ? 'New again' : 'Done'}: ${message.id}`);
  return done;
}

async function act(command: Options<'act'>, inbox: Inbox, world: Surroundings): Promise<Outcome> {
  const { id } = entryOf(inbox, command.id).message;
  const order = await actOnOrder(id, command, world);
  world.print(command.json ? safeJson(exportedOrder(order)) : orderLines(order).join('\n'));
  return done;
}

async function erase(
  { what, yes, json }: Options<'delete'>,
  inbox: Inbox,
  world: Surroundings,
): Promise<Outcome> {
  const person = 'email' in what ? what.email : null;
  const ids =
    'email' in what
      ? ofPerson(inbox.entries, what.email).map(({ message }) => message.id)
      : [findId(idsOf(inbox), what.id)];
  const signUps = person === null ? [] : await signUpsOf(world.folder, person);
  // A damaged message may be this person's.
  const unreadable = person === null ? [] : inbox.unreadable;
  const isAgreed =
    ids.length + signUps.length === 0 || yes || (await agreed(ids, signUps.length, inbox, world));
  if (isAgreed) {
    for (const id of ids) await folderOrders(world.folder).erase(id);
    for (const id of signUps) await folderSubscribers(world.folder).remove(id);
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

async function resend(
  { id: typed, json }: Options<'show' | 'resend'>,
  inbox: Inbox,
  { folder, sendsMail, print, complain }: Surroundings,
): Promise<Outcome> {
  const { message, orderMails } = entryOf(inbox, typed);
  const { id } = message;
  const lost = orderMails.filter(({ delivery }) => delivery.state === 'givenUp').map(mailIdOf);
  for (const mail of [id, ...lost]) await queueAgain(folderOutbox(folder), mail);
  print(json ? safeJson({ id, delivery: 'waiting' }) : `Waits to be sent by the server: ${id}`);
  if (!sendsMail) complain('E-mail is off here: it is sent when a server runs with SMTP_URL.');
  return done;
}

async function prune(
  { json }: { json: boolean },
  { folder, keepDays, now, print }: Surroundings,
): Promise<Outcome> {
  if (keepDays === null)
    throw new CommandFailed(
      'INBOX_KEEP_DAYS is not set, so messages are kept for ever. Nothing was deleted.',
    );
  const { deleted, unreadable } = await pruneInbox({ folder, keepDays, now });
  if (json) print(safeJson({ deleted }));
  else if (deleted.length === 0)
    print(`Nothing is older than ${keepDays} ${keepDays === 1 ? 'day' : 'days'}.`);
  else print(deleted.map((id) => `Deleted: ${id}`).join('\n'));
  return { unreadable, isDone: true };
}

const count = (messages: number): string => (messages === 1 ? '1 message' : `${messages} messages`);
