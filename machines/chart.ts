interface Transition {
  readonly target?: string;
  readonly guard?: string;
  readonly actions?: readonly string[];
}

export type Transitions = Transition | readonly Transition[];

/** A chart as data: XState builds a machine from it, and `interpret` runs it before XState is loaded (decision U38). */
export interface Chart {
  readonly initial: string;
  readonly states: Readonly<
    Record<
      string,
      {
        readonly entry?: readonly string[];
        readonly on?: Readonly<Record<string, Transitions>>;
        readonly after?: Readonly<Record<string, Transitions>>;
      }
    >
  >;
}
