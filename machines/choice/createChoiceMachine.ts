import { setup } from 'xstate';

type ChoiceEvent<Option extends string, Verb extends string> = {
  [O in Option]: { type: `${O}.${Verb}` };
}[Option];

interface Choice<Option extends string, Verb extends string> {
  readonly id: string;
  readonly description: string;
  readonly verb: Verb;
  readonly options: readonly Option[];
  readonly initial: NoInfer<Option>;
}

/** Creates a machine for one choice of several: each option is a state, and each `{option}.{verb}` leads there. */
export const createChoiceMachine = <const Option extends string, const Verb extends 'open' | 'choose'>(
  choice: Choice<Option, Verb>,
) => {
  const { id, description, verb, options, initial } = choice;
  // `fromEntries` loses the keys, so their types are asserted below.
  const states: [Option, object][] = options.map((option) => [option, {}]);
  const transitions = options.map((option) => [`${option}.${verb}`, { target: `.${option}` }]);
  return setup({ types: { events: {} as ChoiceEvent<Option, Verb> } }).createMachine({
    id,
    description,
    initial,
    on: Object.fromEntries(transitions) as object,
    states: Object.fromEntries(states) as Record<Option, object>,
  });
};
