import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../worlds/sources.ts';

/**
 * The cells of a Markdown file's tables, row by row, without the header rows.
 * @param file relative to the project
 * @param heading reads only the tables under this heading; default: the whole file
 * @throws if there is no such table, because a test over no rows would always pass
 */
export function tableRows(file: string, heading?: string): string[][] {
  const text = readFileSync(join(root, file), 'utf8');
  const section =
    heading === undefined ? text : (text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '');
  const rows = section
    .split(/\n(?!\|)/)
    .map((block) => block.split('\n').filter((line) => line.startsWith('|')))
    .flatMap(([, , ...body]) => body)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  if (rows.length === 0) throw new Error(`${file}: no table${heading ? ` under "${heading}"` : ''}`);
  return rows;
}
