import { figureOf, format } from './figures.ts';
import { verdictOf } from './goals.ts';
import type { Measured } from './measure.ts';
import type { SectionName } from './sectionNames.ts';

/** What one run has measured. */
export interface Report {
  /** When the run ended, ISO 8601. */
  readonly date: string;
  readonly machine: Readonly<Record<string, string>>;
  readonly versions: Readonly<Record<string, string>>;
  /** How many processes wanted a core, on average: 1 minute before the run and 1 minute before its end. */
  readonly load: readonly [number, number];
  readonly minutes: number;
  readonly sections: readonly SectionReport[];
}

export interface SectionReport {
  readonly name: SectionName;
  readonly title: string;
  readonly measured: readonly Measured[];
  readonly failures: readonly string[];
}

const two = (value: number): string => value.toFixed(2);

/** `902 · 1.04 × (1.01–1.09) ✓`: the median, its ratio to the plain page's, the rounds' ratios, whether the goal is met. */
function cell(section: SectionName, measured: Measured, all: readonly Measured[]): string {
  const { figure, site, plain, ratio, ratioRange, range, rounds } = measured;
  const verdict = verdictOf(section, measured, all);
  const parts = [format(figure, site)];
  if (ratio !== undefined && ratioRange !== undefined && plain !== 100) {
    const spread = rounds > 1 ? ` (${two(ratioRange[0])}–${two(ratioRange[1])})` : '';
    parts.push(`· ${two(ratio)} ×${spread}`);
  } else if (range[0] !== range[1]) parts.push(`(${format(figure, range[0])}–${format(figure, range[1])})`);
  if (verdict) parts.push(verdict.isMet ? '✓' : '✗');
  return parts.join(' ');
}

const unique = (values: readonly string[]): string[] => [...new Set(values)];

/** A row for each case, a column for each figure. */
export function sectionTable({ name, measured }: SectionReport): string {
  const figures = unique(measured.map(({ figure }) => figure));
  const titles = figures.map((figure) => {
    const { title, unit } = figureOf(figure);
    return unit ? `${title}, ${unit}` : title;
  });
  const rows = unique(measured.map(({ what }) => what)).map((what) => {
    const cells = figures.map((figure) => {
      const found = measured.find((each) => each.what === what && each.figure === figure);
      return found ? cell(name, found, measured) : '–';
    });
    return `| ${what} | ${cells.join(' | ')} |`;
  });
  return [`| | ${titles.join(' | ')} |`, `| --- |${' ---: |'.repeat(titles.length)}`, ...rows].join('\n');
}

/** How many goals are met and missed, and a line for each limit that some case misses. */
export function goalsMissed(sections: readonly SectionReport[]): {
  readonly met: number;
  readonly missed: number;
  readonly lines: readonly string[];
} {
  let met = 0;
  const cases = new Map<string, string[]>();
  for (const { name, title, measured } of sections)
    for (const each of measured) {
      const verdict = verdictOf(name, each, measured);
      if (verdict?.isMet) met += 1;
      else if (verdict) {
        const value =
          verdict.of === 'ratio'
            ? `${two(each.ratio ?? Number.NaN)} ×`
            : `${format(each.figure, each.site)} ${figureOf(each.figure).unit}`.trim();
        const goal = `${title}: ${figureOf(each.figure).title}, goal ${verdict.limit}`;
        cases.set(goal, [...(cases.get(goal) ?? []), `${each.what} ${value}`]);
      }
    }
  return {
    met,
    missed: [...cases.values()].flat().length,
    lines: [...cases].map(([goal, missing]) => `${goal}: ${missing.join(', ')}`),
  };
}

const listed = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

/** The report as Markdown, without a heading of the first level. */
export function markdown({ date, machine, versions, load, minutes, sections }: Report): string {
  const { met, missed, lines } = goalsMissed(sections);
  const failures = sections.flatMap((section) => section.failures);
  return [
    `Measured on ${date.slice(0, 10)} in ${Math.round(minutes)} minutes. Machine: ${listed(machine)}. Load: ${load.map(two).join(' before, ')} at the end. Versions: ${listed(versions)}.`,
    ...sections
      .filter(({ measured }) => measured.length > 0)
      .map((section) => `## ${section.title}\n\n${sectionTable(section)}`),
    `## Goals\n\nMet: ${met}. Missed: ${missed}.`,
    ...(missed > 0 ? [lines.map((line) => `- ${line}`).join('\n')] : []),
    ...(failures.length > 0 ? [`Failed samples:\n\n${failures.map((line) => `- ${line}`).join('\n')}`] : []),
  ].join('\n\n');
}
