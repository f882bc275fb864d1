/** Which posts look like spam. They are kept, apart from the others, and nobody gets an e-mail about them (L34). */
import type { Signal } from '../../../machines/order/orderDocument.ts';
import { composedFields, type Submission } from './submission.ts';

/** What came with a submission and is not kept. */
interface Post {
  /** What was filled in where people see nothing. */
  readonly gotcha: string;
  /** Returns null for a header that was not sent. `name` is in lower case. */
  readonly header: (name: string) => string | null;
}

/** Returns the submission with the signals that make it look like spam, if they do. */
export type Judge = (submission: Submission, post: Post, now: number) => Submission;

/** Who wants a text for a website may name two pages. */
const mostLinks = 2;
/** People need longer for a form. */
const leastSeconds = 3;
/** Two people of one client may send the same words. */
const mostSenders = 2;
/** Fewer letters may be the same by chance. */
const leastLetters = 80;
const rememberedMs = 24 * 60 * 60 * 1000;
const mostTexts = 1000;

const composed: readonly string[] = Object.values(composedFields).flat();

const linksIn = ({ fields }: Submission): number =>
  Object.entries(fields)
    .filter(([name]) => !composed.includes(name))
    .reduce((sum, [, value]) => sum + (String(value).match(/https?:\/\/|www\.|\[url/gi)?.length ?? 0), 0);

/** Without what each copy of an e-mail to many has of its own: links, addresses, numbers. */
const lettersOf = ({ fields }: Submission): string =>
  String(fields.message ?? fields.description ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => !/\/\/|www\.|@/.test(word))
    .join('')
    .replace(/\P{L}/gu, '');

/** Remembers who sent which words, in memory: a restart forgets it. */
function sendersOf(): (submission: Submission, now: number) => number {
  const remembered = new Map<string, { readonly until: number; readonly senders: ReadonlySet<string> }>();
  return (submission, now) => {
    const letters = lettersOf(submission);
    if (letters.length < leastLetters) return 1;
    const known = remembered.get(letters);
    const isKnown = known !== undefined && known.until > now;
    const sender = String(submission.fields.email).toLowerCase();
    const senders = new Set([...(isKnown ? known.senders : []), sender]);
    const [oldest] = remembered.keys();
    if (!isKnown && remembered.size >= mostTexts && oldest !== undefined) remembered.delete(oldest);
    remembered.set(letters, { until: isKnown ? known.until : now + rememberedMs, senders });
    return senders.size;
  };
}

export function spamJudge(): Judge {
  const countSenders = sendersOf();
  return (submission, { gotcha, header }, now) => {
    const age = header('form-age') ?? '';
    const alone: readonly (Signal | false)[] = [
      gotcha !== '' && 'honeypot',
      countSenders(submission, now) > mostSenders && 'repeated',
    ];
    // Each of these happens to people; not with many links.
    const besideLinks: readonly (Signal | false)[] = [
      age !== '' && Number(age) < leastSeconds && 'hurry',
      header('sec-fetch-mode') === null && 'noBrowser',
    ];
    const isFound = (signal: Signal | false): signal is Signal => signal !== false;
    const found = linksIn(submission) > mostLinks ? besideLinks.filter(isFound) : [];
    const signals = [...alone.filter(isFound), ...(found.length > 0 ? (['links', ...found] as const) : [])];
    return signals.length === 0 ? submission : { ...submission, signals };
  };
}
