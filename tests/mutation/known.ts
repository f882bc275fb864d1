import type { Survivor } from './report.ts';

/** Mutants that no test can tell from the machine, or need not, with the reason. */
export interface Known {
  /** The file; without, it may be any. */
  readonly file?: string;
  /** How the changed code begins, from the beginning of its line, white space as one space. */
  readonly code: string;
  /** What stands in place of its last part. */
  readonly becomes: string;
  readonly why: string;
}

/** Every survivor that is left. One that does not survive any more is an error. */
export const known: readonly Known[] = [
  { code: 'types: {', becomes: '{}', why: 'Only the compiler reads the types.' },
];

/** Whether an entry tells of a survivor. */
export const tellsOf = (entry: Known, { file, code, becomes }: Survivor): boolean =>
  (entry.file ?? file) === file && code.startsWith(entry.code) && entry.becomes === becomes;
