import { setup } from 'xstate';

/** The events of a choice: one for each option, `overview.open` or `basic.choose`. */
type ChoiceEvent<Option extends string, Verb extends string> = {
  [O in Option]: { type: `${O}.${Verb}` };
}[Option];

interface Choice<Option extends string, Verb extends string> {
  readonly id: string;
  readonly description: string;
  /** What the visitor does with an option: the second half of every event's name. */
  readonly verb: Verb;
  /** The states, in the order in which the page offers them. */
  readonly options: readonly Option[];
  readonly initial: NoInfer<Option>;
}

/**
 * A machine that shows one of several things: a state for each option, and an event for each that leads there from
 * anywhere. It has no effects.
 */
export const createChoiceMachine = <const Option extends string, const Verb extends 'open' | 'choose'>(
  choice: Choice<Option, Verb>,
) => {
  const { id, description, verb, options, initial } = choice;
  // The compiler doesn't follow `fromEntries`, so it is told the keys.
  const stateOf: [Option, object][] = options.map((option) => [option, {}]);
  const wayTo = options.map((option) => [`${option}.${verb}`, { target: `.${option}` }]);
  return setup({ types: { events: {} as ChoiceEvent<Option, Verb> } }).createMachine({
    id,
    description,
    initial,
    on: Object.fromEntries(wayTo) as object,
    states: Object.fromEntries(stateOf) as Record<Option, object>,
  });
};
