/** A mistake in a view, made by replacing one piece of its code. The machine's paths must fail. */
export interface ViewFault {
  /** The machine whose view suite must find it. */
  readonly machine: string;
  /** What the visitor would notice. */
  readonly what: string;
  /** Relative to the project. `find` must occur in it exactly once. */
  readonly file: string;
  readonly find: string;
  readonly put: string;
}

/** Returns a function that makes faults for a machine's view suite to find. */
export const faultsOf =
  (machine: string) =>
  (what: string, file: string, find: string, put: string): ViewFault => ({ machine, what, file, find, put });
