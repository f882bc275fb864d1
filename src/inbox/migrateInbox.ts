import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { messageFolder } from './messageStore.ts';
import { contentHash, type StoredMessage, type Submission } from './rules/submission.ts';
import { writeJson } from './writeJson.ts';

const oldName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[0-9a-f]{8}$/;

/** Moves messages of version 1.0 to their present place. Can be repeated after an interruption. */
export async function migrateInbox(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((each) => oldName.test(each))) {
    const from = join(folder, name);
    const path = join(from, 'message.json');
    if (!existsSync(path)) continue;
    const kept = JSON.parse(await readFile(path, 'utf8'));
    const message = 'kind' in kept ? kept : await converted(from, kept);
    const hash = await contentHash(message);
    for (let n = 1; ; n++) {
      const id = `${hash}-${n}`;
      const to = messageFolder(folder, id);
      if (existsSync(to)) continue;
      await writeJson(path, { ...message, id });
      await mkdir(join(to, '..'), { recursive: true, mode: 0o700 });
      await rename(from, to);
      break;
    }
  }
}

type OldMessage = { readonly receivedAt: string } & Readonly<Record<string, string>> & {
    readonly attachment: Omit<NonNullable<StoredMessage['attachment']>, 'sha256'> | null;
  };

async function converted(
  from: string,
  { receivedAt, attachment, ...fields }: OldMessage,
): Promise<Submission & Pick<StoredMessage, 'receivedAt'>> {
  const sha256 = async (storedAs: string) =>
    createHash('sha256')
      .update(await readFile(join(from, storedAs)))
      .digest('hex');
  return {
    kind: 'contact',
    receivedAt,
    fields: fields as Record<string, string>,
    attachment: attachment && { ...attachment, sha256: await sha256(attachment.storedAs) },
  };
}
