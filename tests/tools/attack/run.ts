/** `npm run attack [-- load kill …]`: attacks the local server on the loopback interface, and prints what it found. */
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
import { backUpAndRestore } from './restore.ts';
import { sendSlowly } from './slow.ts';
import { endDuringUploads } from './term.ts';
import { traversal } from './traversal.ts';
import { shareInbox } from './twoServers.ts';
import type { Found } from './world.ts';

const attacks: Readonly<Record<string, () => Promise<Found>>> = {
  load: () => load(1000, 200),
  kill: () => killRepeatedly(100, Math.random),
  orders: () => pressOrders(1000, 100, Math.random),
  guesses: () => guessKeys(100_000),
  fuzz: () => fuzz(5_000, Number(process.env.SEED ?? 1)),
  traversal: () => traversal(1),
  restore: () => backUpAndRestore(5000),
  full: fillDisk,
  gone: takeInboxAway,
  clock: jumpClock,
  hang: hangMail,
  slow: () => sendSlowly(1000),
  many: () => keepMany(Number(process.env.MESSAGES ?? 100_000)),
  'two-servers': () => shareInbox(10),
  term: () => endDuringUploads(100),
  endure: () => endure(50_000),
  hour: () => mixedHour(Number(process.env.MINUTES ?? 5)),
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !Object.hasOwn(attacks, name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. The attacks are: ${Object.keys(attacks).join(', ')}`);
  process.exit(2);
}
for (const [name, attack] of Object.entries(attacks)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const started = performance.now();
  const result = await attack();
  console.log(name, result, `${((performance.now() - started) / 1000).toFixed(1)} s`);
  if (result.differences.length > 0 || result.unproven) process.exitCode = 1;
}
