import type { LogEntry } from './routineLog.ts';

interface OrderEmail {
  readonly time: string;
  readonly from: string;
  readonly text: string;
}

interface OrderRow {
  readonly customer: string;
  readonly day: string;
  readonly item: string;
  readonly amount: number;
}

const items = /(\d+) (rolls|rye loaves|croissants|pretzels)/g;
const days = /\b(today|tomorrow|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday)\b/;
const limit = 200;

/** The sample's routine: enters the orders that it understands, and sets aside the others with the reason. */
export const runOrderRoutine = (
  emails: readonly OrderEmail[],
): { readonly rows: readonly OrderRow[]; readonly log: readonly LogEntry[] } => {
  const done = emails.map(({ time, from, text }) => {
    const [, day] = days.exec(text) ?? [];
    const wanted = [...text.matchAll(items)].map(([, amount, item = '']) => ({
      amount: Number(amount),
      item,
    }));
    const large = wanted.find(({ amount }) => amount > limit);
    const missing = [day === undefined ? 'no day' : '', wanted.length === 0 ? 'no amount' : ''].filter(
      Boolean,
    );
    if (large) missing.push(`${large.amount} ${large.item} is over ${limit}`);
    const isAside = missing.length > 0;
    const rows = isAside ? [] : wanted.map((each) => ({ customer: from, day: day ?? '', ...each }));
    const result = isAside
      ? `Set aside: ${missing.join(', ')}`
      : `${rows.length} ${rows.length === 1 ? 'row' : 'rows'} entered, reply drafted`;
    return { rows, entry: { key: time, from, result } };
  });
  return { rows: done.flatMap(({ rows }) => rows), log: done.map(({ entry }) => entry) };
};
