import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Which of several servers delivers the messages of an inbox (L27). */
export interface Ownership {
  /** Takes the ownership if nobody has it. Returns whether it is held. Call it at least every 30 s. */
  readonly hold: () => boolean;
  /** Another server can take it at once. */
  readonly release: () => void;
}

/** In milliseconds: an owner that gave no sign of life for longer is gone. */
const silence = 60_000;
const released = 'released';

/** With the process id, because ids are used again. */
const startedAt = Math.round(performance.timeOrigin);

/**
 * The owner is in the file `.owner-<n>` with the highest n. A file is created exclusively, with n one above that of an
 * owner that is gone, so of two servers only one succeeds.
 */
export function ownership(outbox: string): Ownership {
  let mine: number | null = null;
  const fileOf = (n: number): string => join(outbox, `.owner-${n}`);
  const numbers = (): number[] =>
    readdirSync(outbox)
      .flatMap((name) => /^\.owner-(\d+)$/.exec(name)?.[1] ?? [])
      .map(Number);

  const hold = (): boolean => {
    const newest = Math.max(0, ...numbers());
    if (mine !== null && mine === newest) {
      const now = new Date();
      utimesSync(fileOf(mine), now, now);
      return true;
    }
    mine = null;
    if (newest > 0 && isAlive(fileOf(newest))) return false;
    try {
      const owner = { host: hostname(), processId: process.pid, startedAt };
      writeFileSync(fileOf(newest + 1), JSON.stringify(owner), { flag: 'wx', mode: 0o600 });
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      throw error;
    }
    mine = newest + 1;
    for (const n of numbers()) if (n < mine) rmSync(fileOf(n), { force: true });
    return true;
  };

  const release = (): void => {
    if (mine !== null && mine === Math.max(0, ...numbers())) writeFileSync(fileOf(mine), released);
    mine = null;
  };

  return { hold, release };
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

function isAlive(file: string): boolean {
  try {
    if (Date.now() - statSync(file).mtimeMs > silence) return false;
    const text = readFileSync(file, 'utf8');
    return text !== released && !isGone(text);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return true; // Another server has just taken over.
    throw error;
  }
}

/** Whether the owner ran on this host and has ended. */
function isGone(text: string): boolean {
  const [, host, processId, start] =
    /^\{"host":"([^"]*)","processId":(\d+),"startedAt":(\d+)\}$/.exec(text) ?? [];
  if (host !== hostname()) return false;
  if (Number(processId) === process.pid) return Number(start) !== startedAt;
  try {
    process.kill(Number(processId), 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}
