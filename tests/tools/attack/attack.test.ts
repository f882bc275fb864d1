// @vitest-environment node
// @proof thorough
import { expect, test } from 'vitest';
import { jumpClock } from './clock.ts';
import { endure } from './endure.ts';
import { fillDisk } from './full.ts';
import { fuzz } from './fuzz.ts';
import { takeInboxAway } from './gone.ts';
import { guessKeys } from './guesses.ts';
import { hangMail } from './hang.ts';
import { mixedHour } from './hour.ts';
import { killRepeatedly } from './kill.ts';
import { load } from './load.ts';
import { keepMany } from './many.ts';
import { pressOrders } from './orders.ts';
import { sendSlowly } from './slow.ts';
import { endDuringUploads } from './term.ts';
import { traversal } from './traversal.ts';
import { shareInbox } from './twoServers.ts';
import type { Found } from './world.ts';

/** The attacks of `npm run attack` in a short form, without figures of speed. */
test('a hundred posts, fifty at a time, are each kept whole, once', async () => {
  const { differences, acknowledged } = await load(100, 50);
  expect(differences).toEqual([]);
  expect(acknowledged).toBe(100);
});

test('a server that is killed in the middle loses and doubles nothing', async () => {
  const { differences, unanswered } = await killRepeatedly(4, () => 0.02);
  expect(differences).toEqual([]);
  expect(unanswered).toBeGreaterThan(0);
});

test('a thousand events of visitor and owner by two servers, one of them killed a hundred times', async () => {
  const { differences, unanswered } = await pressOrders(1000, 100, Math.random);
  expect(differences).toEqual([]);
  expect(unanswered).toBeGreaterThan(0);
}, 3_600_000);

test('guessed keys open and tell nothing, most are not even compared, and right ones work meanwhile', async () => {
  const { differences, statuses } = await guessKeys(2000);
  expect(differences).toEqual([]);
  // Of each network's 100, the first 50 are compared, and those that are under way with them, 20 at the most.
  expect(statuses['429']).toBeGreaterThanOrEqual(600);
});

test('three hundred odd requests neither break the server nor leave anything odd in the inbox', async () => {
  const { differences, kept, statuses } = await fuzz(300, 1);
  expect(differences).toEqual([]);
  expect(kept).toBeGreaterThan(5);
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '400', '422']));
});

test('no address leads out of the site, and no file name out of the inbox', async () => {
  const { differences, addresses, statuses } = await traversal(40);
  expect(differences).toEqual([]);
  expect(addresses).toBeGreaterThan(100);
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '404']));
});

test.for<[what: string, attack: () => Promise<Found>]>([
  ['a full disk refuses posts as a pause, lets the owner in, and takes them once there is room', fillDisk],
  ['an inbox that is gone or read-only refuses posts, and works once it is back', takeInboxAway],
  ['a clock that jumps deletes, refuses and forgets nothing', jumpClock],
  ['a mail server that takes e-mails and says nothing keeps no post from being kept and sent', hangMail],
  ['slow senders have the places of their networks, and hold up nobody else', () => sendSlowly(600)],
  ['an inbox with a thousand messages is listed and searched as a whole', () => keepMany(1000)],
  ['two servers of one inbox keep and tell each post once, whoever starts and ends', () => shareInbox(3)],
  ['a server that is to end finishes the uploads under way', () => endDuringUploads(50)],
  ['five thousand requests leave nothing in memory', () => endure(5000)],
  ['kills, an upgrade, a roll back and a full disk lose and double no post', () => mixedHour(0.5)],
])('%s', async ([, attack], { skip }) => {
  const { differences, unproven } = await attack();
  if (unproven) skip(`Not proven: ${unproven}`);
  expect(differences).toEqual([]);
});
