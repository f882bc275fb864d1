/** How conditions are put together: the number of a condition, or `and`, `or` and `not` over others. */
export type Tree =
  | number
  | { readonly op: 'and' | 'or'; readonly left: Tree; readonly right: Tree }
  | { readonly op: 'not'; readonly of: Tree };

/** A place where the code goes one way or another. */
export interface Decision {
  /**
   * `boolean`: a Boolean expression or what an `if`, a loop or `?:` tests; `nullish`: the left of `??` or `?.`;
   * `switch`: its cases.
   */
  readonly kind: 'boolean' | 'nullish' | 'switch';
  /** The source of the decision, with single spaces. A second one with the same source in a file ends in `#2`. */
  readonly text: string;
  /** From 1. */
  readonly line: number;
  /** The number of the innermost function around it; null at the top level of the file. */
  readonly within: number | null;
  /** The sources of its conditions, or of its cases. */
  readonly conditions: readonly string[];
  /** How the conditions are put together; 0 if there is one. */
  readonly tree: Tree;
}

/** A function of a file. */
export interface InnerFunction {
  readonly text: string;
  readonly line: number;
  /** The number of the function around it; null at the top level. */
  readonly within: number | null;
}

/** What a file can decide. */
export interface Source {
  /** The path of the file, relative to the project. */
  readonly file: string;
  readonly functions: readonly InnerFunction[];
  readonly decisions: readonly Decision[];
}

/** The text of a switch's default among its cases. */
export const defaultCase = 'default';
