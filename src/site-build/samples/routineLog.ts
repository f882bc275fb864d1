export interface LogEntry {
  readonly key: string;
  readonly from: string;
  readonly result: string;
}

export const logText = (log: readonly LogEntry[]): string =>
  log.map(({ key, from, result }) => `${key}  ${from}: ${result}\n`).join('');

/** Rows with the names of their columns, as a CSV file (RFC 4180) whose cells have neither commas nor quotes. */
export const csvText = (rows: readonly object[]): string =>
  [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]
    .map((cells) => `${cells.join()}\r\n`)
    .join('');
