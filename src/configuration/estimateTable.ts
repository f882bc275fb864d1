export interface CountQuestion {
  readonly kind: 'count';
  readonly id: string;
  readonly min: number;
  readonly max: number;
  /** How many the starting price covers. */
  readonly included: number;
  readonly price: number;
  readonly each: number;
  /** How many more are done in a working day. */
  readonly perDay: number;
}

interface ChoiceQuestion {
  readonly kind: 'choice';
  readonly id: string;
  readonly options: readonly { readonly id: string; readonly price: number; readonly days: number }[];
}

export type EstimateQuestion = CountQuestion | ChoiceQuestion;

export interface EstimateTable {
  /** Whole euros. No estimate is lower. */
  readonly startingPrice: number;
  readonly workingDays: number;
  readonly questions: readonly EstimateQuestion[];
}
