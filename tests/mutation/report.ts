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

/** What is read of Stryker's JSON report. */
export interface Report {
  readonly files: Readonly<Record<string, FileReport>>;
}

/** How many mutants of a file ended how. `unloadable`: no test began, for the machine could not be explored. */
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
  if (total !== mutants.length) throw new Error('A mutant ended in a way that is not counted');
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

/** Noticed mutants in percent, as Stryker reckons: what does not load is left out. */
export const scoreOf = ({ killed, timedOut, survived }: Counts): number =>
  (100 * (killed + timedOut)) / Math.max(1, killed + timedOut + survived);

/** A mutant that survived. */
export interface Survivor {
  readonly file: string;
  readonly line: number;
  /** The code that is changed, from the beginning of its line, white space as one space. */
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
