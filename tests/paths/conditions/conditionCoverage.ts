import { basename } from 'node:path';
import type { Share } from '../coverage/coverageOf.ts';
import type { Recording } from './probes.ts';
import type { Decision, Source, Tree } from './source.ts';

/** Something that the code can do and did not do while recording. */
interface Missed {
  /** What and when, without its line, e.g. `rules.ts: a || b: b is never true while a is false`. */
  readonly key: string;
  /** `<file>:<line>`, or the id of the machine whose guard it is. */
  readonly at: string;
}

/** How much of the code that was called a recording covers. */
export interface ConditionCoverage {
  /** Results of Boolean decisions, both sides of `??` and `?.`, cases of `switch`, and calls of inner functions. */
  readonly branches: Share;
  /** Conditions that alone turned the result of their decision, both ways. */
  readonly conditions: Share;
  readonly missing: readonly Missed[];
}

/**
 * Branch coverage and masking MC/DC (CAST-6, DO-178C) of a recording. A condition counts if it was true once and false
 * once where it decided the result: where what it is combined with by `&&` was true or not evaluated, by `||` false or
 * not evaluated. Counted is what is inside of functions that were called while recording: every guard, assign and rule
 * that the machine uses. Rules that only others use have no share, nor what only creates the machine.
 * @param infeasible keys of what cannot happen: neither counted nor missing
 */
export const conditionCoverage = (
  recording: Recording,
  infeasible: readonly string[] = [],
): ConditionCoverage => {
  const parts = [...recording].flatMap(([source, { called, vectors }]) => {
    const isInside = (id: number | null): boolean =>
      id !== null && (called.has(id) || isInside(source.functions[id]!.within));
    const callbacks = source.functions.flatMap((each, id) =>
      isInside(each.within)
        ? [partOf(source, each, [called.has(id) ? null : `${each.text} is never called`])]
        : [],
    );
    const decisions = source.decisions.flatMap((each, id) =>
      isInside(each.within) ? [decided(source, each, [...(vectors.get(id) ?? [])])] : [],
    );
    return [...callbacks, ...decisions];
  });
  const isListed = ({ key }: Missed) => infeasible.includes(key);
  const share = (of: 'branches' | 'conditions'): Share => {
    const counted = parts
      .flatMap((part) => part[of])
      .filter((missed) => missed.length === 0 || !missed.every(isListed));
    return { covered: counted.filter((missed) => missed.length === 0).length, total: counted.length };
  };
  return {
    branches: share('branches'),
    conditions: share('conditions'),
    missing: parts.flatMap(({ missing }) => missing),
  };
};

/** A decision or a function: for each branch and each condition what it lacks. */
interface Part {
  readonly branches: readonly (readonly Missed[])[];
  readonly conditions: readonly (readonly Missed[])[];
  readonly missing: readonly Missed[];
}

const partOf = (
  { file }: Source,
  { line }: Pick<Decision, 'line'>,
  branches: readonly (string | null)[],
): Part => {
  const missed = branches.map((key) =>
    key === null ? [] : [{ key: `${basename(file)}: ${key}`, at: `${file}:${line}` }],
  );
  return { branches: missed, conditions: [], missing: missed.flat() };
};

const decided = (source: Source, decision: Decision, vectors: readonly string[]): Part => {
  const { kind, text, conditions } = decision;
  if (kind === 'switch')
    return partOf(
      source,
      decision,
      conditions.map((each, at) => (vectors.includes(`${at}`) ? null : `${text}: ${each} is never the case`)),
    );
  if (kind === 'nullish')
    return partOf(source, decision, [
      vectors.includes('0') ? null : `${text}: ${conditions[0]} is never null or undefined`,
      vectors.includes('1') ? null : `${text}: ${conditions[0]} is never a value`,
    ]);
  return boolean(source, decision, vectors);
};

const boolean = ({ file }: Source, decision: Decision, vectors: readonly string[]): Part => {
  const { text, line, conditions, tree } = decision;
  const lacks = conditions.map((condition, at): Missed[] => {
    const isAlone = text.replace(/ #\d+$/, '') === condition;
    const isTried = vectors.some((vector) => vector[at] !== '-');
    const never = [true, false]
      .filter((value) => !vectors.some((vector) => decides(decision, at, value, vector)))
      .map((value) => `is never ${value}${during(decision, at, value)}`);
    return (isTried || never.length === 0 ? never : ['is never evaluated']).map((what) => ({
      key: `${basename(file)}: ${isAlone ? text : `${text}: ${condition}`} ${what}`,
      at: place(file, line),
    }));
  });
  const missing = lacks.flat();
  // A result that never came lacks what its conditions lack.
  const branches = [true, false].map((result) =>
    vectors.some((vector) => resultOf(tree, vector) === result) ? [] : missing,
  );
  return { branches, conditions: lacks, missing };
};

/** The value of conditions in a vector; undefined if they were not evaluated. */
const resultOf = (tree: Tree, vector: string): boolean | undefined => {
  if (typeof tree === 'number') return vector[tree] === '-' ? undefined : vector[tree] === '1';
  if (tree.op === 'not') {
    const value = resultOf(tree.of, vector);
    return value === undefined ? undefined : !value;
  }
  const left = resultOf(tree.left, vector);
  return left === (tree.op === 'or') ? left : left === undefined ? undefined : resultOf(tree.right, vector);
};

/** What must hold of the others, so that a condition with this value decides the result. */
const others = (
  tree: Tree,
  at: number,
  value: boolean,
): { rest: [Tree, boolean][]; value: boolean } | null => {
  if (typeof tree === 'number') return tree === at ? { rest: [], value } : null;
  if (tree.op === 'not') {
    const inner = others(tree.of, at, value);
    return inner && { ...inner, value: !inner.value };
  }
  const neutral = tree.op === 'and';
  const left = others(tree.left, at, value);
  if (left) return left.value === neutral ? { ...left, rest: [...left.rest, [tree.right, neutral]] } : left;
  const right = others(tree.right, at, value);
  return right && { ...right, rest: [...right.rest, [tree.left, neutral]] };
};

const decides = ({ tree }: Decision, at: number, value: boolean, vector: string): boolean =>
  vector[at] === (value ? '1' : '0') &&
  others(tree, at, value)!.rest.every(([other, needed]) => resultOf(other, vector) === needed);

const during = ({ tree, conditions }: Decision, at: number, value: boolean): string => {
  const textOf = (each: Tree): string => {
    if (typeof each === 'number') return conditions[each]!;
    if (each.op === 'not') return `!(${textOf(each.of)})`;
    return `(${textOf(each.left)} ${each.op === 'and' ? '&&' : '||'} ${textOf(each.right)})`;
  };
  const rest = others(tree, at, value)!.rest.map(([other, needed]) => {
    const isTurned = typeof other === 'object' && other.op === 'not';
    return isTurned ? `${textOf(other.of)} is ${!needed}` : `${textOf(other)} is ${needed}`;
  });
  return rest.length === 0 ? '' : ` while ${rest.join(' and ')}`;
};

const place = (file: string, line: number): string => (line === 0 ? file : `${file}:${line}`);
