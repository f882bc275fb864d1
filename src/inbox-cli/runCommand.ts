import type { Inbox } from '../inbox/readInbox.ts';
import { type Command, commandOf, usage } from './arguments.ts';
import { backUp, restore } from './backupCommands.ts';
import { erase, prune } from './erase.ts';
import { CommandFailed, findId } from './findMessages.ts';
import { act, exportTo, list, markDone, resend, show } from './messageCommands.ts';
import { writeSubscribers } from './newsletter.ts';
import { UsageError } from './parsing.ts';
import { done, type Options, type Outcome, type Surroundings } from './surroundings.ts';
import { oneLine } from './terminalText.ts';

/** Returns the exit code: 0, 1 for a failure or a damaged message, 2 for wrong arguments. */
export async function runCommand(args: readonly string[], world: Surroundings): Promise<number> {
  try {
    const command = commandOf(args);
    if (command.name === 'help') {
      world.print(usage);
      return 0;
    }
    const protection = readingCommands.includes(command.name) ? null : world.place.protection();
    if (protection !== null) throw new CommandFailed(protection);
    const { unreadable, isDone } = await run(command, world);
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

const readingCommands: readonly Command['name'][] = ['list', 'show', 'export'];

async function run(command: Exclude<Command, { name: 'help' }>, world: Surroundings): Promise<Outcome> {
  if (command.name === 'restore') return restore(command, world);
  world.place.mustExist();
  switch (command.name) {
    case 'backup':
      return backUp(command, world);
    case 'prune':
      return prune(command, world);
    case 'newsletter':
      return writeSubscribers(command, world).then(() => done);
    case 'list':
      return list(command, world);
    case 'export':
      return exportTo(command, concerned(command, world), world);
    default:
      return runOn(command, await world.place.read(await concernedBy(command, world)), world);
  }
}

type OnMessages = Exclude<
  Command,
  { name: 'help' | 'restore' | 'backup' | 'prune' | 'newsletter' | 'list' | 'export' }
>;

async function* concerned(command: Options<'export'>, world: Surroundings): AsyncGenerator<Inbox> {
  const ids = await concernedBy(command, world);
  if (ids === undefined) yield* world.place.newestFirst();
  else yield await world.place.read(ids);
}

async function concernedBy(
  command: OnMessages | Options<'export'>,
  { place }: Surroundings,
): Promise<readonly string[] | undefined> {
  const { id, email } = { ...command, ...('what' in command ? command.what : {}) } as {
    readonly id?: string;
    readonly email?: string;
  };
  if (id !== undefined) return [findId(await place.ids(), id)];
  if (email === undefined) return undefined;
  const { rows, damaged } = await place.find({ person: email });
  return [...rows.map((row) => row.id), ...damaged];
}

function runOn(command: OnMessages, inbox: Inbox, world: Surroundings): Outcome | Promise<Outcome> {
  switch (command.name) {
    case 'show':
      return show(command, inbox, world);
    case 'done':
      return markDone(command, inbox, world);
    case 'delete':
      return erase(command, inbox, world);
    case 'resend':
      return resend(command, inbox, world);
    case 'act':
      return act(command, inbox, world);
  }
}
