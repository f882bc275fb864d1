import { resolve } from 'node:path';
import { type Contents, restoreBackup, Unrestorable, writeBackup } from './backup.ts';
import { count } from './display.ts';
import { CommandFailed } from './findMessages.ts';
import { done, type Options, type Outcome, type Surroundings } from './surroundings.ts';
import { oneLine, safeJson } from './terminalText.ts';

const counted = (amount: number, one: string, many = `${one}s`): string[] =>
  amount === 0 ? [] : [`${amount} ${amount === 1 ? one : many}`];

const summary = ({ messages, files, orders, signUps, emailsWaiting }: Contents): string =>
  [
    count(messages),
    ...counted(files, 'file'),
    ...counted(orders, 'order that has begun', 'orders that have begun'),
    ...counted(signUps, 'newsletter sign-up'),
    ...counted(emailsWaiting, 'e-mail that waits', 'e-mails that wait'),
  ].join(', ');

function folderOf({ place: { folder } }: Surroundings): string {
  if (folder !== null) return folder;
  throw new CommandFailed('A backup is of a folder, not of INBOX_BUCKET: any S3 tool copies a bucket.');
}

export async function backUp({ file, json }: Options<'backup'>, world: Surroundings): Promise<Outcome> {
  const path = resolve(world.currentFolder, file);
  const contents = await writeBackup(folderOf(world), path);
  world.print(json ? safeJson(contents) : `Backed up to ${oneLine(path)}: ${summary(contents)}.`);
  return done;
}

export async function restore({ file, json }: Options<'restore'>, world: Surroundings): Promise<Outcome> {
  const path = resolve(world.currentFolder, file);
  const folder = folderOf(world);
  const restored = await restoreBackup(path, folder).catch((error: unknown) => {
    if (error instanceof Unrestorable) throw new CommandFailed(`${error.message} Nothing was restored.`);
    throw error;
  });
  const lines = [`Restored to ${oneLine(folder)}: ${summary(restored)}.`];
  if (restored.erasedAgain > 0)
    lines.push(`Erased again, because it was erased after the backup: ${restored.erasedAgain}.`);
  world.print(json ? safeJson(restored) : lines.join('\n'));
  return done;
}
