import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { knownSurvivors } from './known.ts';
import { type Counts, scoreOf, totalOf } from './report.ts';

const readme = join(import.meta.dirname, 'README.md');

const line = (file: string, each: Counts): string => {
  const { killed, timedOut, unloadable, survived } = each;
  const cells = [killed + timedOut + unloadable + survived, killed, timedOut, unloadable, survived];
  return `| ${[file, ...cells, `${scoreOf(each).toFixed(1)} %`].join(' | ')} |`;
};

/** The figures as a table, with a row for their total. */
export const tableOf = (rows: ReadonlyMap<string, Counts>): string =>
  [
    '| File | Mutants | Killed | Timed out | Do not load | Survived | Score |',
    '| --- | --: | --: | --: | --: | --: | --: |',
    ...[...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([file, each]) => line(file, each)),
    line('**All**', totalOf([...rows.values()])),
  ].join('\n');

/** The known survivors and their reasons, as a list. */
export const reasons = knownSurvivors
  .map(
    ({ files = ['any file'], code, becomes, why }) =>
      `- ${files.join(', ')}: \`${code}\` → \`${becomes}\`. ${why}`,
  )
  .join('\n');

/**
 * Writes figures into README.md and returns all figures that are there now. The figures of files that were not run stay,
 * unless the file is gone.
 */
export const record = (
  counts: ReadonlyMap<string, Counts>,
  files: readonly string[],
): ReadonlyMap<string, Counts> => {
  const text = readFileSync(readme, 'utf8');
  const recorded = [...text.matchAll(/^\| ([\w/]+\.ts) \| \d+ \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|/gm)].map(
    ([, file = '', ...figures]): [string, Counts] => {
      const [killed = 0, timedOut = 0, unloadable = 0, survived = 0] = figures.map(Number);
      return [file, { killed, timedOut, unloadable, survived }];
    },
  );
  const rows = new Map([...recorded, ...counts].filter(([file]) => files.includes(file)));
  const section = `\n\n${tableOf(rows)}\n\n${reasons}\n\n`;
  writeFileSync(
    readme,
    text.replace(/(<!-- record -->)[\s\S]*(<!-- \/record -->)/, (_, start, end) => start + section + end),
  );
  return rows;
};
