// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ownership } from '../../../src/delivery/owner.ts';
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
    const [first, second] = [ownership(folder.path), ownership(folder.path)];
    expect([first.hold(), second.hold(), first.hold()]).toEqual([true, false, true]);
    first.release();
    expect([second.hold(), first.hold()]).toEqual([true, false]);
    second.release();
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
    expect(ownership(folder.path).hold()).toBe(isFollowed);
    expect(owners()).toEqual([isFollowed ? '.owner-4' : '.owner-3']);
  });

  test('loses it to one that took over meanwhile', () => {
    const first = ownership(folder.path);
    first.hold();
    other({});
    expect(first.hold()).toBe(false);
    first.release();
    expect(owners()).toContain('.owner-3');
  });
});
