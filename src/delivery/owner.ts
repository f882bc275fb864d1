import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasEnded, thisProcess } from '../inbox/processIdentity.ts';

/** In milliseconds: an owner without a sign of life for longer is gone. */
const silence = 60_000;
const released = 'released';

const fileOf = (outbox: string, n: number): string => join(outbox, `.owner-${n}`);

const numbersIn = (outbox: string): number[] =>
  readdirSync(outbox)
    .flatMap((name) => /^\.owner-(\d+)$/.exec(name)?.[1] ?? [])
    .map(Number);

/** Takes or keeps the outbox; call it every 30 s. `mine` is the last result. Null if another server has it (L27). */
export function claimOutbox(outbox: string, mine: number | null): number | null {
  const newest = Math.max(0, ...numbersIn(outbox));
  const file = fileOf(outbox, newest);
  if (mine !== null && mine === newest) {
    const now = new Date();
    utimesSync(file, now, now);
    return mine;
  }
  if (newest > 0 && isAlive(file)) return null;
  try {
    writeFileSync(fileOf(outbox, newest + 1), JSON.stringify(thisProcess()), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return null;
    throw error;
  }
  for (const n of numbersIn(outbox)) if (n <= newest) rmSync(fileOf(outbox, n), { force: true });
  return newest + 1;
}

export function releaseOutbox(outbox: string, mine: number | null): void {
  if (mine !== null && mine === Math.max(0, ...numbersIn(outbox)))
    writeFileSync(fileOf(outbox, mine), released);
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

function isGone(text: string): boolean {
  const [, host = '', processId, startedAt] =
    /^\{"host":"([^"]*)","processId":(\d+),"startedAt":(\d+)\}$/.exec(text) ?? [];
  return hasEnded({ host, processId: Number(processId), startedAt: Number(startedAt) });
}
