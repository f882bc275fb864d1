import { cut, oneLine, width } from './terminalText.ts';

export interface Column {
  readonly heading: string;
  /** The column may be cut to this width; without it, never. */
  readonly least?: number;
}

const gap = '  ';

function fitted(natural: readonly number[], columns: readonly Column[], available: number): number[] {
  const widths = [...natural];
  let excess = widths.reduce((sum, each) => sum + each, gap.length * (widths.length - 1)) - available;
  for (; excess > 0; excess--) {
    const spare = columns.map(({ least }, at) =>
      least !== undefined && (widths[at] ?? 0) > least ? (widths[at] ?? 0) : 0,
    );
    const widest = spare.indexOf(Math.max(...spare));
    if (spare[widest] === 0) break;
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
  return widths;
}

/** Escapes cells and omits empty columns. Lines fit in `available` columns if the least widths allow it. */
export function table(
  all: readonly Column[],
  allRows: readonly (readonly string[])[],
  available: number,
): string[] {
  const isUsed = (_: unknown, at: number) => allRows.some((row) => row[at] !== '');
  const columns = all.filter(isUsed);
  const rows = allRows.map((row) => row.filter(isUsed));
  const cells = [columns.map(({ heading }) => heading), ...rows.map((row) => row.map(cell))];
  const natural = columns.map((_, at) => Math.max(...cells.map((row) => width(row[at] ?? ''))));
  const widths = fitted(natural, columns, available);
  return cells.map((row) =>
    row
      .map((text, at) => {
        const shown = cut(text, widths[at] ?? 0);
        return shown + ' '.repeat((widths[at] ?? 0) - width(shown));
      })
      .join(gap)
      .trimEnd(),
  );
}

/** Longer than any terminal is wide; at most 4 combining marks on a letter. */
const cell = (text: string): string =>
  cut(oneLine(text.slice(0, 2000)).replace(/(\p{M}{4})\p{M}+/gu, '$1'), 300);
