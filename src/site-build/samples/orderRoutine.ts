import type { LogEntry } from './routineLog.ts';

interface OrderEmail {
  readonly time: string;
  readonly from: string;
  readonly text: string;
}

interface OrderRow {
  readonly customer: string;
  /** ISO 8601. */
  readonly day: string;
  readonly item: string;
  readonly amount: number;
}

const items = /(\d+) (rolls|rye loaves|croissants|pretzels)/g;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const days = new RegExp(`\\b(today|tomorrow|${weekdays.slice(1).join('|')})\\b`);
const limit = 200;

/** The date that a word means in an email of `today`. A day of the week is the next one. */
const dateOf = (word: string, today: string): string => {
  const date = new Date(today);
  const tillNext = ((weekdays.indexOf(word) - date.getUTCDay() + 6) % 7) + 1;
  date.setUTCDate(date.getUTCDate() + (word === 'today' ? 0 : word === 'tomorrow' ? 1 : tillNext));
  return date.toISOString().slice(0, 10);
};

/** The sample's routine: enters the orders that it understands, and sets aside the others with the reason. */
export const runOrderRoutine = (
  emails: readonly OrderEmail[],
  today: string,
): { readonly rows: readonly OrderRow[]; readonly log: readonly LogEntry[] } => {
  const done = emails.map(({ time, from, text }) => {
    const [, word] = days.exec(text) ?? [];
    const wanted = [...text.matchAll(items)].map(([, amount, item = '']) => ({
      amount: Number(amount),
      item,
    }));
    const large = wanted.find(({ amount }) => amount > limit);
    const missing = [word === undefined ? 'no day' : '', wanted.length === 0 ? 'no amount' : ''].filter(
      Boolean,
    );
    if (large) missing.push(`${large.amount} ${large.item} is over ${limit}`);
    const isAside = missing.length > 0;
    const day = isAside || word === undefined ? '' : dateOf(word, today);
    const rows = isAside ? [] : wanted.map((each) => ({ customer: from, day, ...each }));
    const result = isAside
      ? `Set aside: ${missing.join(', ')}`
      : `${rows.length} ${rows.length === 1 ? 'row' : 'rows'} entered, reply drafted`;
    return { rows, entry: { key: time, from, result } };
  });
  return { rows: done.flatMap(({ rows }) => rows), log: done.map(({ entry }) => entry) };
};
