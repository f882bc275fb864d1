/** How many an address may have in a time: of wrong keys, confirmations, posts, bytes. */
export interface TriesLimit {
  readonly count: number;
  readonly windowMs: number;
}

export interface Tries {
  /** In seconds, until this address may have another; 0: now. */
  readonly pauseOf: (address: string, now: number) => number;
  /** `amount`: 1 unless given. */
  readonly add: (address: string, now: number, amount?: number) => void;
}

/** Who owns one address of IPv6 owns its first 64 bits. */
const groupOf = (address: string): string => {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...after].slice(0, 4).join(':');
};

const maxAddresses = 10_000;

/** Counts by address, in memory and never more than a few megabytes of it: a restart forgets it. */
export function limitTries({ count, windowMs }: TriesLimit): Tries {
  const counted = new Map<string, { readonly until: number; readonly count: number }>();
  const of = (address: string, now: number) => {
    const found = counted.get(groupOf(address));
    // What ends later than it could was counted before the clock was set back.
    const isOver = found === undefined || found.until <= now || found.until > now + windowMs;
    return isOver ? { until: now + windowMs, count: 0 } : found;
  };
  return {
    pauseOf: (address, now) => {
      const found = of(address, now);
      return found.count < count ? 0 : Math.ceil((found.until - now) / 1000);
    },
    add: (address, now, amount = 1) => {
      const found = of(address, now);
      if (counted.size >= maxAddresses) {
        for (const [each, { until }] of counted) if (until <= now) counted.delete(each);
        const [oldest] = counted.keys();
        if (counted.size >= maxAddresses && oldest !== undefined) counted.delete(oldest);
      }
      counted.set(groupOf(address), { until: found.until, count: found.count + amount });
    },
  };
}
