import { setup } from 'xstate';
import { placeholderAction } from '../placeholder.ts';

type ChoiceEvent<Option extends string, Verb extends string> =
  | { [O in Option]: { type: `${O}.${Verb}` } }[Option]
  | { type: 'address.changed'; hash: string };

interface Choice<Option extends string, Verb extends string> {
  readonly id: string;
  readonly description: string;
  readonly verb: Verb;
  readonly options: readonly Option[];
  readonly initial: NoInfer<Option>;
  /** Such as `#tab-`. The initial option has no hash. */
  readonly hashPrefix: `#${string}-`;
}

interface Hash {
  readonly hash: string;
}

/** Each option is a state, reached by `{option}.{verb}`. The hash is replaced, never pushed (R7). */
export const createChoiceMachine = <const Option extends string, const Verb extends 'open' | 'choose'>(
  choice: Choice<Option, Verb>,
) => {
  const { id, description, verb, options, initial, hashPrefix } = choice;
  const others = options.filter((option) => option !== initial);
  const hashOf = (option: Option): string => hashPrefix + option;
  const isAsked = (option: Option) => [
    `${option}Asked`,
    (_: unknown, { hash }: Hash) => hash === hashOf(option),
  ];
  const chosen = (option: Option) =>
    option === initial
      ? { type: 'clearHash', params: { prefix: hashPrefix } }
      : { type: 'replaceHash', params: { hash: hashOf(option) } };
  const asked = (type: string) => ({ type, params: ({ event }: { event: Hash }) => event });
  // `fromEntries` loses the keys, so their types are asserted below.
  const states: [Option, object][] = options.map((option) => [option, {}]);
  const transitions = {
    ...Object.fromEntries(
      options.map((option) => [`${option}.${verb}`, { target: `.${option}`, actions: chosen(option) }]),
    ),
    'address.changed': [
      ...others.map((option) => ({ guard: asked(`${option}Asked`), target: `.${option}` })),
      { guard: asked('anyAsked'), target: `.${initial}`, actions: chosen(initial) },
      { guard: asked('noneAsked'), target: `.${initial}` },
    ],
  };
  return setup({
    types: { events: {} as ChoiceEvent<Option, Verb> },
    guards: {
      ...(Object.fromEntries(others.map(isAsked)) as object),
      anyAsked: (_, { hash }: Hash) => hash.startsWith(hashPrefix),
      noneAsked: (_, { hash }: Hash) => hash === '',
    },
    actions: {
      replaceHash: placeholderAction<Hash>(),
      clearHash: placeholderAction<{ prefix: string }>(),
    },
  }).createMachine({
    id,
    description,
    initial,
    on: transitions as object,
    states: Object.fromEntries(states) as Record<Option, object>,
  });
};
