interface Place {
  readonly line: number;
  readonly column: number;
}

interface Mutant {
  readonly status: string;
  readonly replacement: string;
  readonly location: { readonly start: Place; readonly end: Place };
}

interface FileReport {
  readonly source: string;
  readonly mutants: readonly Mutant[];
}

/** The part of Stryker's JSON report that is used. */
export interface Report {
  readonly files: Readonly<Record<string, FileReport>>;
}

/** The number of mutants with each result. `unloadable`: no test started, because the machine could not be explored. */
export type Counts = Readonly<Record<'killed' | 'timedOut' | 'unloadable' | 'survived', number>>;

export const countsOf = (mutants: readonly Mutant[]): Counts => {
  const count = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const counts = {
    killed: count('Killed'),
    timedOut: count('Timeout'),
    unloadable: count('RuntimeError'),
    survived: count('Survived', 'NoCoverage'),
  };
  const total = Object.values(counts).reduce((sum, each) => sum + each);
  if (total !== mutants.length)
    throw new Error(
      'Stryker reports a status that countsOf in tests/tools/mutation/report.ts does not count',
    );
  return counts;
};

export const totalOf = (all: readonly Counts[]): Counts =>
  all.reduce(
    (sum, each) => ({
      killed: sum.killed + each.killed,
      timedOut: sum.timedOut + each.timedOut,
      unloadable: sum.unloadable + each.unloadable,
      survived: sum.survived + each.survived,
    }),
    { killed: 0, timedOut: 0, unloadable: 0, survived: 0 },
  );

/** The percentage of mutants that were noticed. Like Stryker's score, it leaves out those that do not load. */
export const scoreOf = ({ killed, timedOut, survived }: Counts): number =>
  (100 * (killed + timedOut)) / Math.max(1, killed + timedOut + survived);

export interface Survivor {
  readonly file: string;
  readonly line: number;
  /** The changed code, from the start of its line, with white space as one space. */
  readonly code: string;
  readonly becomes: string;
}

export const survivorsOf = (file: string, { source, mutants }: FileReport): Survivor[] => {
  const lines = source.split('\n');
  return mutants
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(({ replacement, location: { start, end } }) => {
      const changed = lines.slice(start.line - 1, end.line);
      changed.push(changed.pop()?.slice(0, end.column - 1) ?? '');
      const code = changed.join('\n').replace(/\s+/g, ' ').trim();
      return { file, line: start.line, code, becomes: replacement };
    });
};
