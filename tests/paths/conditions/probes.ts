import { defaultCase, type Source } from './source.ts';

/** What happened in a file while recording. */
export interface Outcomes {
  /** The numbers of the functions that were called. */
  readonly called: Set<number>;
  /**
   * By decision, the vectors that occurred: for each condition `1` (true, or present), `0` (false, or null and undefined), `-` (not
   * evaluated); for a switch the number of the case.
   */
  readonly vectors: Map<number, Set<string>>;
}

/** What happened while recording, by file. */
export type Recording = ReadonlyMap<Source, Outcomes>;

/** What instrumented code calls. All return what they are given, so that the code does what it did. */
export interface Probes {
  /** A function is called. */
  call(id: number): void;
  /** A Boolean decision; `condition` passes the value of each condition on. */
  decide<T>(id: number, evaluate: (condition: <V>(at: number, value: V) => V) => T): T;
  /** A value that may be null or undefined. */
  present<V>(id: number, value: V): V;
  /** The value that a switch compares. */
  compare<V>(id: number, value: V): V;
  /** The value of a case. */
  match<V>(id: number, at: number, value: V): V;
}

const sources: Source[] = [];
let current: Map<Source, Outcomes> | null = null;

/** Whether any file that was loaded is instrumented. */
export const isInstrumented = (): boolean => sources.length > 0;

/** Runs a function and returns what instrumented files did meanwhile. Recordings do not nest. */
export const recorded = <T>(run: () => T): { readonly result: T; readonly recording: Recording } => {
  const recording = new Map(sources.map((source): [Source, Outcomes] => [source, noOutcomes()]));
  current = recording;
  try {
    return { result: run(), recording };
  } finally {
    current = null;
  }
};

/** Runs a function without recording what it does. */
export const unrecorded = <T>(run: () => T): T => {
  const before = current;
  current = null;
  try {
    return run();
  } finally {
    current = before;
  }
};

const noOutcomes = (): Outcomes => ({ called: new Set(), vectors: new Map() });
const pass = <V>(_: number, value: V): V => value;

/** Registers a file. Instrumented code calls it first. */
export const probesOf = (source: Source): Probes => {
  sources.push(source);
  const add = (id: number, vector: string): void => {
    const vectors = current?.get(source)?.vectors;
    if (!vectors) return;
    const known = vectors.get(id);
    if (known) known.add(vector);
    else vectors.set(id, new Set([vector]));
  };
  const compared = new Map<number, unknown>();
  return {
    call: (id) => void current?.get(source)?.called.add(id),
    decide: (id, evaluate) => {
      if (current === null) return evaluate(pass);
      const outcomes = source.decisions[id]!.conditions.map(() => '-');
      const result = evaluate((at, value) => {
        outcomes[at] = value ? '1' : '0';
        return value;
      });
      add(id, outcomes.join(''));
      return result;
    },
    present: (id, value) => {
      add(id, value === null || value === undefined ? '0' : '1');
      return value;
    },
    compare: (id, value) => {
      compared.set(id, value);
      return value;
    },
    match: (id, at, value) => {
      const cases = source.decisions[id]!.conditions;
      if (value === compared.get(id)) add(id, String(at));
      // Cases are compared in their order, wherever the default stands.
      else if (at === cases.findLastIndex((text) => text !== defaultCase) && cases.includes(defaultCase))
        add(id, String(cases.indexOf(defaultCase)));
      return value;
    },
  };
};
