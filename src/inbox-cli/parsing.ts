import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Leads to the usage and exit code 2. */
export class UsageError extends Error {}

export const flag = { type: 'boolean', default: false } as const;
export const text = { type: 'string' } as const;

/** Throws {@link UsageError}, as all here do. */
export function parsed<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

export function noneOf(positionals: readonly string[]): void {
  if (positionals.length > 0) throw new UsageError(`Unexpected argument: ${positionals.join(' ')}`);
}

const only =
  (what: string) =>
  ([one, ...more]: readonly string[]): string => {
    if (one === undefined) throw new UsageError(`${what} is missing.`);
    noneOf(more);
    return one;
  };

export const idOf = only('The id of a message');
export const fileOf = only('The name of a file');
