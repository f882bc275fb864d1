import { type OrderCommand, orderCommandOf, orderCommands, orderUsage } from './orderArguments.ts';
import { fileOf, flag, idOf, noneOf, parsed, text, UsageError } from './parsing.ts';

export const usage = `Usage: npm run inbox -- [command] [options]

  list [--search WORDS] [--limit N] [--spam]
                           what came in, the newest first, up to 100 (the
                           default), or what looks like spam
  show ID                  one message, with the path of its file
  done ID [--undo]         marks a message as done, or as new again
${orderUsage}
  export [--format csv|json] [--email ADDRESS] [--output FILE]
                           all messages, or those of one person
  delete ID | --email ADDRESS [--yes]
                           deletes a message, or all of one person
  resend ID                has the e-mail about a message sent (again) now
  prune                    deletes what is older than INBOX_KEEP_DAYS
  newsletter [--format csv|json] [--output FILE]
                           who has confirmed a sign-up, each with a link to
                           leave, which belongs into every letter
  backup FILE              writes the whole inbox into one file, also while the
                           server runs
  restore FILE             puts a backup, or a copy of the Cloudflare bucket,
                           into an empty inbox, but for what was erased

ID is any beginning of an id that fits one message only, for example 3f2a9c01
or 3f2a9c01-2. All commands but export and newsletter take --json; these two
take --format json.
It works on the folder INBOX_DIR, or on a Cloudflare worker's INBOX_BUCKET, from
the environment or .env.`;

export type Command =
  | { readonly name: 'help' }
  | {
      readonly name: 'list';
      readonly search: string;
      readonly limit: number;
      readonly spam: boolean;
      readonly json: boolean;
    }
  | { readonly name: 'prune'; readonly json: boolean }
  | { readonly name: 'newsletter'; readonly format: 'csv' | 'json'; readonly output: string | undefined }
  | { readonly name: 'show' | 'resend'; readonly id: string; readonly json: boolean }
  | { readonly name: 'done'; readonly id: string; readonly undo: boolean; readonly json: boolean }
  | {
      readonly name: 'export';
      readonly format: 'csv' | 'json';
      readonly email: string | undefined;
      readonly output: string | undefined;
    }
  | {
      readonly name: 'delete';
      readonly what: { readonly id: string } | { readonly email: string };
      readonly yes: boolean;
      readonly json: boolean;
    }
  | { readonly name: 'backup'; readonly file: string; readonly json: boolean }
  | { readonly name: 'restore'; readonly file: string; readonly json: boolean }
  | OrderCommand;

function formatOf(format: string): 'csv' | 'json' {
  if (format === 'csv' || format === 'json') return format;
  throw new UsageError(`The format is csv or json, not ${format}.`);
}

function countOf(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new UsageError(`Not a number of messages: ${text || '(empty)'}`);
}

function emailOf(email: string): string {
  if (email.includes('@')) return email;
  throw new UsageError(`Not an e-mail address: ${email || '(empty)'}`);
}

function deleteOf(
  positionals: readonly string[],
  email: string | undefined,
): { id: string } | { email: string } {
  if (email === undefined) return { id: idOf(positionals) };
  if (positionals.length > 0) throw new UsageError('Give either an id or --email, not both.');
  return { email: emailOf(email) };
}

/** Throws {@link UsageError}. */
export function commandOf(args: readonly string[]): Command {
  if (args.includes('--help') || args.includes('-h') || args[0] === 'help') return { name: 'help' };
  const [first = 'list', ...afterName] = args;
  const isNamed = !first.startsWith('-');
  const name = isNamed ? first : 'list';
  const rest = isNamed ? afterName : args;
  switch (name) {
    case 'list': {
      const { values, positionals } = parsed(rest, {
        json: flag,
        search: { type: 'string', default: '' },
        limit: { type: 'string', default: '100' },
        spam: flag,
      });
      noneOf(positionals);
      return { name, ...values, limit: countOf(values.limit) };
    }
    case 'prune': {
      const { values, positionals } = parsed(rest, { json: flag });
      noneOf(positionals);
      return { name, json: values.json };
    }
    case 'show':
    case 'resend': {
      const { values, positionals } = parsed(rest, { json: flag });
      return { name, id: idOf(positionals), json: values.json };
    }
    case 'done': {
      const { values, positionals } = parsed(rest, { json: flag, undo: flag });
      return { name, id: idOf(positionals), ...values };
    }
    case 'export': {
      const { values, positionals } = parsed(rest, {
        format: { type: 'string', default: 'csv' },
        email: text,
        output: text,
      });
      noneOf(positionals);
      const email = values.email === undefined ? undefined : emailOf(values.email);
      return { name, format: formatOf(values.format), email, output: values.output };
    }
    case 'newsletter': {
      const { values, positionals } = parsed(rest, {
        format: { type: 'string', default: 'csv' },
        output: text,
      });
      noneOf(positionals);
      return { name, format: formatOf(values.format), output: values.output };
    }
    case 'backup':
    case 'restore': {
      const { values, positionals } = parsed(rest, { json: flag });
      return { name, file: fileOf(positionals), json: values.json };
    }
    case 'delete': {
      const { values, positionals } = parsed(rest, { email: text, yes: flag, json: flag });
      return { name, what: deleteOf(positionals, values.email), yes: values.yes, json: values.json };
    }
    default: {
      const orderCommand = orderCommands.find((each) => each === name);
      if (orderCommand !== undefined) return orderCommandOf(orderCommand, rest);
      throw new UsageError(`Unknown command: ${name}`);
    }
  }
}
