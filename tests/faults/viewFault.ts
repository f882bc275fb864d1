/** A mistake in a view, made by replacing one piece of its text; the machine's paths must turn red. */
export interface ViewFault {
  /** The machine whose view suite is to find it. */
  readonly machine: string;
  /** What a visitor would meet. */
  readonly what: string;
  /** Relative to the project. It must hold `find` exactly once. */
  readonly file: string;
  readonly find: string;
  readonly put: string;
}

/** Makes the faults that a machine’s view suite must find. */
export const faultsOf =
  (machine: string) =>
  (what: string, file: string, find: string, put: string): ViewFault => ({ machine, what, file, find, put });
