/** How far paths prove a view. See `completeWalks` for what is promised. */
export interface Conformance {
  /** States of the machine as a visitor perceives it. */
  readonly states: number;
  /** The states for which the paths are complete; fewer than `states` if the budget cut it, or nothing tells some apart. */
  readonly core: number;
  /** Why `core` is less than `states`. `alike`: nothing tells the others from states of the core. */
  readonly cut: 'budget' | 'alike' | null;
  /** How many states more than the core a view may have, and every fault is still found. */
  readonly extra: number;
  /** The steps that were added for it, and how many could have been. */
  readonly added: number;
  readonly budget: number;
  /** What is proved of each part of the screen by itself; null if all states are proved at once. */
  readonly byParts: ConformanceByParts | null;
}

/** How far paths prove each part of the screen by itself. See `completeByParts` for what is promised. */
export interface ConformanceByParts {
  /** The parts that change, and how many different looks they have together. */
  readonly parts: number;
  readonly looks: number;
  /** The reactions on the paths, of all that there are; with `extra`, of `extra + 1` reactions in a row. */
  readonly reactions: { readonly covered: number; readonly total: number };
  readonly added: number;
  readonly budget: number;
}

/** `31 of 228 + 0 states (budget), 60 of 60 steps added; 42 looks of 9 parts + 0, 17 of 500 steps added`. */
export const describeConformance = ({
  states,
  core,
  cut,
  extra,
  added,
  budget,
  byParts,
}: Conformance): string =>
  [
    `${core} of ${states} + ${extra} states${cut ? ` (${cut})` : ''}, ${added} of ${budget} steps added`,
    ...(byParts
      ? [`${proofByParts(byParts, extra)}, ${byParts.added} of ${byParts.budget} steps added`]
      : []),
  ].join('; ');

/** Everything is proved, at once or by parts. */
export const isWhole = ({ cut, byParts }: Conformance): boolean =>
  cut === null || (byParts !== null && byParts.reactions.covered === byParts.reactions.total);

/** `42 looks of 9 parts + 0`, with the reactions if the budget left some out. */
export const proofByParts = ({ parts, looks, reactions }: ConformanceByParts, extra: number): string => {
  const { covered, total } = reactions;
  return `${looks} looks of ${parts} parts + ${extra}${covered < total ? ` (${covered} of ${total} reactions)` : ''}`;
};
