import type { Missing } from '../coverage/coverageOf.ts';
import type { Figures } from '../coverage/record.ts';
import type { Thoroughness } from '../walk/coveringPaths.ts';

// The browser suites run in workers and report to the reporter with these. Other reporters of Playwright
// ignore names that start with an underscore.

const type = '_paths of a machine';

/** A browser suite and its plan. */
export interface SuitePlan {
  readonly name: string;
  readonly cover: Thoroughness;
  /** Whether each state is looked at closely. */
  readonly isCloser: boolean;
  /** Its figures before any path was walked. */
  readonly plan: Figures;
}

/** Marks a test that walks a path of the suite. */
export const suiteAnnotation = (plan: SuitePlan) => ({ type, description: JSON.stringify(plan) });

/** The suite whose path a test walks; `undefined` if the test does something else. */
export const suiteOf = (
  annotations: readonly { type: string; description?: string }[],
): SuitePlan | undefined => {
  const marked = annotations.find((each) => each.type === type)?.description;
  return marked === undefined ? undefined : (JSON.parse(marked) as SuitePlan);
};

/** The name of the attachment that holds a `PathReport`. */
export const pathReport = '_path';

/** The results of a path that passed. */
export interface PathReport {
  /** What the path alone leaves uncovered. */
  readonly missing: Missing;
  /** The states of the chart that axe scanned. */
  readonly scanned: readonly string[];
  readonly screens: number;
  readonly scans: number;
}
