import { flag, idOf, noneOf, parsed, text, UsageError } from './parsing.ts';

export const orderUsage = `  read ID                  says in the order that somebody has read it
  offer ID --person NAME --price EUROS --date DAY [--days N] [--note TEXT]
                           offers the work, valid for N days (14)
  reply ID TEXT [--file FILE]
                           writes to the visitor, with a file or several
  deliver ID [FILE ...] [--note TEXT]
                           hands over the work
  decline ID [--note TEXT] | close ID
                           refuses a request, ends an order
  dispute ID --note TEXT | decide ID --note TEXT
                           opens a dispute, decides one`;

export const orderCommands = [
  'read',
  'offer',
  'reply',
  'deliver',
  'decline',
  'dispute',
  'decide',
  'close',
] as const;

const notedActs = {
  decline: 'request.decline',
  dispute: 'dispute.open',
  decide: 'dispute.decide',
} as const;

type OrderCommandName = (typeof orderCommands)[number];

export interface OrderCommand {
  readonly name: 'act';
  readonly id: string;
  /** Unchecked: the server's rules check it. `now` is in ms since 1970. */
  readonly act: (now: number) => unknown;
  readonly files: readonly string[];
  readonly json: boolean;
}

const dayMs = 24 * 60 * 60 * 1000;
const note = { type: 'string', default: '' } as const;

/** Whole euros, with or without the sign. Not a number for anything else. */
const euros = (typed: string | undefined): number =>
  /^€?\s?\d+$/.test(typed ?? '') ? Number(typed?.replace(/\D/g, '')) : Number.NaN;

function validityOf(days: string): number {
  if (/^[1-9]\d?$/.test(days) && Number(days) <= 90) return Number(days) * dayMs;
  throw new UsageError(`--days must be a whole number of days from 1 to 90, not ${days}.`);
}

/** Throws {@link UsageError}. */
export function orderCommandOf(name: OrderCommandName, rest: readonly string[]): OrderCommand {
  const actOn = (
    positionals: readonly string[],
    json: boolean,
    act: OrderCommand['act'],
    files: readonly string[] = [],
  ): OrderCommand => ({ name: 'act', id: idOf(positionals), act, files, json });
  switch (name) {
    case 'read':
    case 'close': {
      const { values, positionals } = parsed(rest, { json: flag });
      const type = name === 'read' ? 'request.read' : 'order.close';
      return actOn(positionals, values.json, () => ({ type }));
    }
    case 'decline':
    case 'dispute':
    case 'decide': {
      const { values, positionals } = parsed(rest, { note, json: flag });
      return actOn(positionals, values.json, () => ({ type: notedActs[name], note: values.note }));
    }
    case 'reply': {
      const { values, positionals } = parsed(rest, { file: { type: 'string', multiple: true }, json: flag });
      const [id = '', ...words] = positionals;
      const act = () => ({ type: 'message.write', text: words.join(' ') });
      return actOn(id === '' ? [] : [id], values.json, act, values.file);
    }
    case 'deliver': {
      const { values, positionals } = parsed(rest, { note, json: flag });
      const [id = '', ...files] = positionals;
      const act = () => ({ type: 'work.deliver', note: values.note });
      return actOn(id === '' ? [] : [id], values.json, act, files);
    }
    case 'offer': {
      const { values, positionals } = parsed(rest, {
        person: text,
        price: text,
        date: text,
        days: { type: 'string', default: '14' },
        note,
        json: flag,
      });
      noneOf(positionals.slice(1));
      const { person = '', date = '' } = values;
      const [price, validity] = [euros(values.price), validityOf(values.days)];
      return actOn(positionals, values.json, (now) => ({
        type: 'offer.make',
        terms: {
          person,
          price,
          date,
          note: values.note,
          validUntil: new Date(now + validity).toISOString(),
        },
      }));
    }
  }
}
