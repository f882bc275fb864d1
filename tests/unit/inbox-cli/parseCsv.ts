/** The records of a CSV text with a heading (RFC 4180). Throws for a record with another number of cells. */
export function parseCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  const [heading = [], ...records] = rows;
  return records.map((cells) => {
    if (cells.length !== heading.length) throw new Error(`${cells.length} cells: ${JSON.stringify(cells)}`);
    return Object.fromEntries(heading.map((name, at) => [name, cells[at] ?? '']));
  });
}
