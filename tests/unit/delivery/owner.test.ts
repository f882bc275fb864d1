// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { claimOutbox, releaseOutbox } from '../../../src/delivery/owner.ts';
import { temporaryFolder } from '../../worlds/inbox/fixtures.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

const owners = () => readdirSync(folder.path);
const other = (changes: object, secondsAgo = 0): void => {
  const file = join(folder.path, '.owner-3');
  writeFileSync(
    file,
    JSON.stringify({ host: hostname(), processId: process.ppid, startedAt: 1, ...changes }),
  );
  const then = new Date(Date.now() - secondsAgo * 1000);
  utimesSync(file, then, then);
};
const endedProcess = (): number => spawnSync(process.execPath, ['--version']).pid;

describe('the owner of an inbox', () => {
  test('is one, until it releases it', () => {
    const first = claimOutbox(folder.path, null);
    expect([first, claimOutbox(folder.path, null), claimOutbox(folder.path, first)]).toEqual([1, null, 1]);
    releaseOutbox(folder.path, first);
    const second = claimOutbox(folder.path, null);
    expect([second, claimOutbox(folder.path, first)]).toEqual([2, null]);
    releaseOutbox(folder.path, second);
    expect(owners()).toEqual(['.owner-2']);
  });

  test.each([
    ['runs on this host', {}, 0, false],
    ['runs on another host', { host: 'elsewhere' }, 50, false],
    ['has given no sign of life for a minute', { host: 'elsewhere' }, 61, true],
    ['has been silent, though its process id is used', {}, 61, true],
    ['had the process id of this process', { processId: process.pid }, 0, true],
    [
      'has ended on another host, for all that is known',
      { host: 'elsewhere', processId: endedProcess() },
      0,
      false,
    ],
    ['has ended on this host', { processId: endedProcess() }, 0, true],
  ])('that %j (%j, %i s ago) is followed: %s', (_, changes, secondsAgo, isFollowed) => {
    other(changes, secondsAgo);
    expect(claimOutbox(folder.path, null)).toBe(isFollowed ? 4 : null);
    expect(owners()).toEqual([isFollowed ? '.owner-4' : '.owner-3']);
  });

  test('loses it to one that took over meanwhile', () => {
    const first = claimOutbox(folder.path, null);
    other({});
    expect(claimOutbox(folder.path, first)).toBeNull();
    releaseOutbox(folder.path, first);
    expect(claimOutbox(folder.path, null)).toBeNull();
  });

  test('gives a sign of life with each claim', () => {
    const first = claimOutbox(folder.path, null);
    const file = join(folder.path, '.owner-1');
    utimesSync(file, new Date(0), new Date(0));
    const from = Date.now();
    expect(claimOutbox(folder.path, first)).toBe(1);
    // Some file systems keep whole seconds.
    expect(statSync(file).mtimeMs).toBeGreaterThan(from - 1000);
  });
});
