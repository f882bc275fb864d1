import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '../../worlds/eventually.ts';
import { temporaryFolder } from '../../worlds/inbox/fixtures.ts';
import {
  type MailServer,
  messageIdOf,
  startMailServer,
  type Verdict,
} from '../../worlds/inbox/mailServer.ts';
import { type StartedSite, startSite } from '../../worlds/inbox/startedSite.ts';
import { type Answer, makePost, type Post, send, sendAll } from './posts.ts';

export interface Found {
  /** Empty when the site held. */
  readonly differences: readonly string[];
  /** Why this machine proves nothing; missing: it does. */
  readonly unproven?: string;
}

const owner = 'desk@example.com';
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface AttackedWorld {
  readonly folder: string;
  readonly inbox: string;
  readonly mails: MailServer;
  /** Starts `npm start`, without limits of posts unless `env` says otherwise. */
  readonly start: (env?: Readonly<Record<string, string>>) => Promise<StartedSite>;
}

interface WorldOptions {
  readonly verdict?: () => Verdict | Promise<Verdict>;
  /** In megabytes: the inbox has a disk of its own. */
  readonly disk?: number;
}

/** Gives an attack a folder, a mail server and the site in processes of their own; ends and removes all of it. */
export async function attacked<Result extends Found>(
  { verdict, disk }: WorldOptions,
  attack: (world: AttackedWorld) => Promise<Result>,
): Promise<Result | Found> {
  const { path: folder, remove } = temporaryFolder();
  const place = join(folder, 'disk');
  const inbox = join(place, 'inbox');
  mkdirSync(place);
  const unmount = () => {
    if (disk !== undefined) spawnSync('umount', ['-l', place]);
  };
  // Whoever ends the attack early gets the disk's memory back.
  const leave = () => {
    unmount();
    process.exit(1);
  };
  for (const signal of signals) process.once(signal, leave);
  const mails = await startMailServer(verdict ? { verdict } : {});
  const sites: StartedSite[] = [];
  try {
    if (disk !== undefined && !mount('-t', 'tmpfs', '-o', `size=${disk}m`, 'tmpfs', place))
      return { differences: [], unproven: 'Only root on Linux can mount a small disk.' };
    return await attack({
      folder,
      inbox,
      mails,
      start: async (env = {}) => {
        const mail = { SMTP_URL: mails.url, INBOX_TO: owner, INBOX_FROM: 'site@example.com' };
        const none = { INBOX_POSTS_PER_MINUTE: '0', INBOX_MB_PER_DAY: '0', INBOX_FREE_MB: '0' };
        const site = await startSite(folder, { ...mail, ...none, INBOX_DIR: inbox, ...env });
        sites.push(site);
        return site;
      },
    });
  } finally {
    for (const site of sites) await site.kill();
    await mails.close();
    unmount();
    for (const signal of signals) process.off(signal, leave);
    remove();
  }
}

/** False if this machine or user cannot. */
export const mount = (...args: readonly string[]): boolean => spawnSync('mount', args).status === 0;

export const makePosts = (count: number, from = 0): Post[] =>
  Array.from({ length: count }, (_, n) => makePost(from + n));

/** Sends all, and notes each answer that is not one of these. */
export async function expectAnswers(
  { url }: StartedSite,
  posts: readonly Post[],
  statuses: readonly (number | null)[],
  differences: string[],
): Promise<(Answer | null)[]> {
  const answers = await sendAll(url, posts, 20);
  for (const [n, answer] of answers.entries())
    if (!statuses.includes(answer?.status ?? null))
      differences.push(`${posts[n]?.name} was answered with ${answer?.status ?? 'nothing'}`);
  return answers;
}

export interface Halfway {
  readonly answers: Promise<(Answer | null)[]>;
  readonly goOn: () => void;
}

/** Begins to send all at once, and stops in the middle of each until it may go on. */
export function sendHalves(
  { url }: StartedSite,
  posts: readonly Post[],
  addressOf: (n: number) => string = () => '',
): Halfway {
  let goOn = (): void => {};
  const pause = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const sending = posts.map((post, n) => send(url, post, { pause, address: addressOf(n) }));
  return { answers: Promise.all(sending), goOn: () => goOn() };
}

/** Waits until the owner has an e-mail about each of these messages, and says which come twice. */
export async function mailDifferences(
  { mails }: AttackedWorld,
  answers: readonly (Answer | null)[],
  seconds = 180,
): Promise<string[]> {
  const sent = (): string[] =>
    mails.accepted
      .filter(({ to }) => to.includes(owner))
      .map((mail) => messageIdOf(mail).replace(/^<|@.*$/g, ''));
  const expected = new Set(answers.flatMap((answer) => (answer?.status === 200 ? answer.reference : [])));
  const missing = (): string[] => {
    const arrived = new Set(sent());
    return [...expected].filter((id) => !arrived.has(id));
  };
  await eventually(
    () => missing().length === 0,
    () => 'all e-mails arrive',
    seconds,
  ).catch(() => {});
  const seen = new Set<string>();
  const twice = sent().filter((id) => {
    const isAgain = seen.has(id);
    seen.add(id);
    return isAgain && expected.has(id);
  });
  return [
    ...missing().map((id) => `There is no e-mail about ${id}`),
    ...twice.map((id) => `There is another e-mail about ${id}`),
  ];
}

/** What uploads have left. */
export const leftOver = (inbox: string): string[] =>
  readdirSync(inbox)
    .filter((name) => name.startsWith('.incoming'))
    .map((name) => `${name} is left in the inbox`);
