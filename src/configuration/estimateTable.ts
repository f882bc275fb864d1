export interface CountQuestion {
  readonly kind: 'count';
  readonly id: string;
  readonly min: number;
  readonly max: number;
  /** How many the starting price covers. */
  readonly included: number;
  /** The price of `each` more, in whole euros. */
  readonly price: number;
  readonly each: number;
  /** How many more are done in a working day. */
  readonly perDay: number;
}

interface ChoiceQuestion {
  readonly kind: 'choice';
  readonly id: string;
  /** What each option adds: whole euros and working days. The first adds nothing. */
  readonly options: readonly { readonly id: string; readonly price: number; readonly days: number }[];
}

export type EstimateQuestion = CountQuestion | ChoiceQuestion;

export interface EstimateTable {
  /** Whole euros. No estimate is lower. */
  readonly startingPrice: number;
  readonly workingDays: number;
  readonly questions: readonly EstimateQuestion[];
}
