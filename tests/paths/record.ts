import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import type { Covering } from './cover.ts';

/** Where a machine's paths are played: on the actor, in the rendered view, in the browser. */
export type Level = 'actor' | 'view' | 'browser';

/** One line of the coverage table. */
export interface CoverageRecord {
  readonly name: string;
  readonly level: Level;
  readonly paths: number;
  readonly steps: number;
  /** Paths that were played to their end. */
  readonly passed: number;
  readonly transitions: { readonly covered: number; readonly total: number };
  readonly refusals: { readonly covered: number; readonly total: number };
  readonly states: number;
  /** Level `actor`: how many laws, how many mutants, and which of them survived. */
  readonly laws?: number;
  readonly mutants?: number;
  readonly survivors?: readonly string[];
  /** Level `browser`: how many different screens axe has scanned, and in how many runs. */
  readonly screens?: number;
  readonly scans?: number;
}

/** The figures every level has. */
export const figuresOf = <M extends AnyStateMachine>({ paths, coverage }: Covering<M>) => ({
  paths: paths.length,
  steps: paths.reduce((sum, { steps }) => sum + steps.length, 0),
  transitions: coverage.transitions,
  refusals: coverage.refusals,
  states: coverage.states,
});

/** Writes `.build/coverage/<name>.<level>.json`, from which the coverage table is printed. */
export function record(figures: CoverageRecord): void {
  const folder = join(import.meta.dirname, '../../.build/coverage');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, `${figures.name}.${figures.level}.json`),
    `${JSON.stringify(figures, null, 2)}\n`,
  );
}
