import * as v from 'valibot';
import type { SentAct } from '../../machines/order/orderDocument.ts';
import type { OrderAct, Party } from '../../machines/order/orderEvents.ts';
import { type Problem, Refusal } from '../inbox/rules/refusal.ts';

/** In characters, after trimming. */
const textLimit = 5000;
const personLimit = 100;
const priceLimit = 1_000_000;
/** How long an offer may be valid, in ms. */
const validityLimit = 90 * 24 * 60 * 60 * 1000;

const text = (label: string, limit: number) =>
  v.pipe(
    v.string(`${label} must be text.`),
    v.transform((each) => each.replace(/\r\n?/g, '\n').trim()),
    v.check(
      (each) => [...each].length <= limit,
      `${label} is longer than ${limit.toLocaleString('en-US')} characters.`,
    ),
  );
const needed = (label: string, limit = textLimit) =>
  v.pipe(
    text(label, limit),
    v.check((each) => each !== '', `${label} is missing.`),
  );
const note = v.optional(text('The note', textLimit), '');
const count = (label: string) =>
  v.pipe(
    v.number(`${label} must be a number.`),
    v.check((n) => Number.isSafeInteger(n) && n >= 1, `${label} must be a whole number from 1.`),
  );

/** `2026-02-30` is no day. */
const isDay = (day: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(day) &&
  !Number.isNaN(Date.parse(day)) &&
  new Date(day).toISOString().startsWith(day);
const isInstant = (time: string): boolean =>
  /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/.test(time) &&
  isDay(time.slice(0, 10)) &&
  !Number.isNaN(Date.parse(time));

const termsAt = (now: number) =>
  v.object(
    {
      person: needed('The person', personLimit),
      price: v.pipe(
        v.number('The price must be a number.'),
        v.check(
          (price) => Number.isSafeInteger(price) && price >= 0 && price <= priceLimit,
          'The price must be whole euros from 0 to 1,000,000.',
        ),
      ),
      date: v.pipe(
        v.string('The date is missing.'),
        v.check(isDay, 'The date must be a day like 2026-12-01.'),
      ),
      note,
      validUntil: v.pipe(
        v.string('The time until which the offer is valid is missing.'),
        v.check(isInstant, 'The offer must be valid until a time like 2026-12-01T17:00:00Z.'),
        v.transform((time) => (isInstant(time) ? new Date(time).toISOString() : time)),
        v.check((time) => !(Date.parse(time) <= now), 'The offer must be valid until a time in the future.'),
        v.check(
          (time) => !(Date.parse(time) > now + validityLimit),
          'The offer may be valid for 90 days at most.',
        ),
      ),
    },
    'The terms are missing.',
  );

const act = <const Type extends OrderAct['type'], Entries extends v.ObjectEntries>(
  type: Type,
  entries: Entries,
) => v.object({ type: v.literal(type), ...entries });

const both = [
  act('message.write', { text: needed('The message') }),
  act('dispute.open', { note: needed('The note') }),
] as const;

/** A file is sent as a form, and the clock is nobody's to set. */
const schemas = {
  visitor: () =>
    v.variant(
      'type',
      [
        ...both,
        act('request.withdraw', {}),
        act('offer.agree', { offer: count('The number of the offer') }),
        act('offer.decline', { offer: count('The number of the offer'), note }),
        act('work.approve', { delivery: count('The number of the delivery') }),
        act('work.return', { delivery: count('The number of the delivery'), note: needed('The note') }),
      ],
      'There is no such act of a visitor.',
    ),
  owner: (now: number) =>
    v.variant(
      'type',
      [
        ...both,
        act('request.read', {}),
        act('request.decline', { note }),
        act('offer.make', { terms: termsAt(now) }),
        act('work.deliver', { note }),
        act('dispute.decide', { note: needed('The note') }),
        act('order.close', {}),
      ],
      'There is no such act of the owner.',
    ),
} as const;

export const isActKey = (key: unknown): key is string =>
  typeof key === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(key) && !key.startsWith('clock-');

export const keyProblem: Problem = {
  field: 'key',
  message: 'The key must be 8 to 64 letters, digits and hyphens, and must not begin with "clock-".',
};

/** Throws a {@link Refusal} (422) with every problem. */
export function actOf(sent: unknown, by: Exclude<Party, 'clock'>, now: number): SentAct {
  const { key, act: content } = Object(sent) as { readonly key?: unknown; readonly act?: unknown };
  const parsed = v.safeParse(schemas[by](now), content, { abortPipeEarly: true });
  const problems = parsed.success
    ? []
    : parsed.issues.map((issue) => ({ field: v.getDotPath(issue) ?? 'act', message: issue.message }));
  if (!isActKey(key)) problems.unshift({ field: 'key', message: keyProblem.message });
  if (!parsed.success || !isActKey(key) || problems.length > 0) throw new Refusal(422, problems);
  return { key, act: parsed.output as OrderAct };
}
