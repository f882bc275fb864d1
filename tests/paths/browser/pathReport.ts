import type { Missing } from '../coverage/coverageOf.ts';
import type { Figures } from '../coverage/record.ts';
import type { Thoroughness } from '../walk/coveringPaths.ts';

// How the browser suites, in their workers, tell the reporter what they did. Playwright's own reporters leave out
// what begins with an underscore.

const type = '_paths of a machine';

/** A browser suite and what it means to do. */
export interface SuitePlan {
  readonly name: string;
  readonly cover: Thoroughness;
  /** Its figures, as if nothing had been played. */
  readonly plan: Figures;
}

/** Marks a test that plays a path of the suite. */
export const suiteAnnotation = (plan: SuitePlan) => ({ type, description: JSON.stringify(plan) });

/** The suite whose path a test plays; none, if it does something else. */
export const suiteOf = (
  annotations: readonly { type: string; description?: string }[],
): SuitePlan | undefined => {
  const marked = annotations.find((each) => each.type === type)?.description;
  return marked === undefined ? undefined : (JSON.parse(marked) as SuitePlan);
};

/** The name of the attachment that holds a `PathReport`. */
export const pathReport = '_path';

/** What was done by a path that was played to its end. */
export interface PathReport {
  /** What it, by itself, leaves uncovered. */
  readonly missing: Missing;
  /** The states of the chart in which axe looked. */
  readonly scanned: readonly string[];
  readonly screens: number;
  readonly scans: number;
}
