import type { Inbox, InboxEntry } from '../inbox/readInbox.ts';

/** Printed without the usage; the exit code is 1. */
export class CommandFailed extends Error {}

const partsOf = (id: string): readonly [hash: string, n: string] => [id.slice(0, 32), id.slice(33)];

/** The shortest unambiguous form of each id: at least 8 hex digits, and `-n` where needed. */
export function shortIds(ids: readonly string[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(partsOf(id)[0], (counts.get(partsOf(id)[0]) ?? 0) + 1);
  const hashes = [...counts.keys()].sort();
  const common = (a: string, b: string): number => {
    let length = 0;
    while (length < 32 && a[length] === b[length]) length++;
    return length;
  };
  const shortHashes = new Map(
    hashes.map((hash, at) => {
      const shared = Math.max(common(hash, hashes[at - 1] ?? ''), common(hash, hashes[at + 1] ?? ''));
      return [hash, hash.slice(0, Math.max(8, shared + 1))];
    }),
  );
  return new Map(
    ids.map((id) => {
      const [hash, n] = partsOf(id);
      const isAlone = n === '1' && counts.get(hash) === 1;
      return [id, `${shortHashes.get(hash)}${isAlone ? '' : `-${n}`}`];
    }),
  );
}

/** Finds the id that begins with the typed text. Throws {@link CommandFailed}. */
export function findId(ids: readonly string[], typed: string): string {
  const [, digits, n] = /^([0-9a-f]{1,32})(?:-(\d+))?$/i.exec(typed.trim()) ?? [];
  if (digits === undefined)
    throw new CommandFailed(
      `Not an id: ${typed}. An id looks like 3f2a9c01 or 3f2a9c01-2; \`list\` shows them.`,
    );
  const found = ids.filter((id) => {
    const parts = partsOf(id);
    return parts[0].startsWith(digits.toLowerCase()) && (n === undefined || parts[1] === n);
  });
  const [id, ...others] = found;
  if (id === undefined) throw new CommandFailed(`No message has the id ${typed}; \`list\` shows them.`);
  if (others.length === 0) return id;
  const short = shortIds(ids);
  const candidates = found.map((each) => short.get(each)).sort();
  throw new CommandFailed(`${typed} fits ${found.length} messages: ${candidates.join(', ')}`);
}

export const idsOf = ({ entries, unreadable }: Inbox): string[] => [
  ...new Set([...entries.map(({ message }) => message.id), ...unreadable.map(({ id }) => id)]),
];

export function entryOf(inbox: Inbox, typed: string): InboxEntry {
  const id = findId(idsOf(inbox), typed);
  const entry = inbox.entries.find(({ message }) => message.id === id);
  if (entry !== undefined) return entry;
  const damaged = inbox.unreadable.find((each) => each.id === id);
  throw new CommandFailed(`Cannot read ${damaged?.path}: ${damaged?.reason}`);
}

/** An address as it is compared. */
export const plain = (address: string | boolean | undefined): string =>
  String(address ?? '')
    .trim()
    .toLowerCase();

/** Compares the address that replies go to. */
export const ofPerson = (entries: readonly InboxEntry[], email: string): InboxEntry[] =>
  entries.filter(({ message: { fields } }) =>
    [fields.email, fields._replyto].some((address) => plain(address) === plain(email)),
  );
