import type { AnyMachineSnapshot, AnyStateMachine, EventFrom } from 'xstate';
import { identify } from '../definition/identify.ts';
import { leafOf } from '../definition/leafOf.ts';
import type { Exploration, Input, State, Step } from '../definition/model.ts';
import type { Script } from '../screen/script.ts';
import { expectedScreen } from '../screen/uiWorld.ts';

/** What an input does in a state of a {@link PerceivedMachine}. */
export interface Edge {
  readonly to: number;
  /**
   * The machine knows no such event there, so a visitor only tries it. Such inputs may tell states apart, but they are
   * not what is tested.
   */
  readonly isAttempt?: boolean;
}

/**
 * A deterministic finite state machine as a visitor perceives it: each state has a screen, and an input leads from
 * screen to screen. It is partial: a state has edges only for the inputs that are possible there.
 */
export interface PerceivedMachine {
  /** The state after each kind of start. */
  readonly starts: readonly number[];
  /** For each state its edges by input. */
  readonly states: readonly ReadonlyMap<string, Edge>[];
  /** Whether the screens of two states tell them apart at once. */
  readonly differ: (a: number, b: number) => boolean;
}

/** A part of the screen, such as a field or a button, and what is expected of it in each state. */
export interface ScreenPart {
  readonly name: string;
  /** By state of the perceived machine; null where nothing is expected of it, or not always the same. */
  readonly looks: readonly (string | null)[];
}

/** The perceived machine of an exploration, and the state of it that each explored state is. */
export interface Perceived<M extends AnyStateMachine> {
  readonly machine: PerceivedMachine;
  readonly stateOf: (state: State<M>) => number;
  /** What a script compares, in the smallest parts: each control and each text by itself. */
  readonly parts: readonly ScreenPart[];
}

/**
 * The exploration as a visitor perceives it through a script: explored states that no sequence of inputs tells apart
 * are one state. What the script expects only after some steps is no part of a screen here, and neither is the focus,
 * unless the script always compares it.
 * @param isObserved whether each step also compares the state that the machine in the view is in
 */
export function perceive<M extends AnyStateMachine, W extends object>(
  exploration: Exploration<M>,
  script: Script<M, W>,
  { isObserved }: { readonly isObserved: boolean },
): Perceived<M> {
  const states = [...exploration.states.values()];
  const screens = screensOf(exploration, script, isObserved);
  const classOf = equivalenceClasses(states, (state) => screens.get(state)?.key ?? '');
  const members: State<M>[] = [];
  for (const state of states) members[classOf(state)] ??= state;
  const edgesOf = (state: State<M>) =>
    new Map(
      state.steps.map((step): [string, Edge] => [
        nameOfInput(step.input),
        { to: classOf(step.to), ...(isAttempt(step) ? { isAttempt: true } : {}) },
      ]),
    );
  const perceived = members.map((state) => screens.get(state));
  return {
    machine: {
      starts: exploration.starts.map(({ state }) => classOf(state)),
      states: members.map(edgesOf),
      differ: (a, b) => {
        const [one, other] = [perceived[a], perceived[b]];
        return one !== undefined && other !== undefined && contradict(one, other);
      },
    },
    stateOf: classOf,
    parts: partsOf(perceived.flatMap((screen) => screen ?? [])),
  };
}

/** An input as text, the same in each state where it is the same act. */
export const nameOfInput = <E>(input: Input<E>): string => {
  switch (input.kind) {
    case 'send':
      return `send ${identify(input.event, 'event')}`;
    case 'elapse':
      return `${input.ms} ms`;
    case 'settle':
      return `${input.actor} ${input.outcome}`;
  }
};

/** Nothing in the chart refuses the input: the state has no transition for it. */
const isAttempt = <M extends AnyStateMachine>({ refused, covers }: Step<M>): boolean =>
  refused && covers.length === 0;

/** What the script expects of a state after whichever step: parts as text, texts that must be there or must not. */
interface PerceivedScreen {
  readonly key: string;
  /** By name; null where it depends on the step that led there. Controls that a compared aspect lacks are missing. */
  readonly parts: ReadonlyMap<string, string | null>;
  /** The compared aspects. */
  readonly aspects: ReadonlySet<string>;
  readonly says: readonly string[];
  readonly saysNot: readonly string[];
}

/** What is expected of a part; null if nothing is, or not always the same. */
const valueIn = ({ parts, aspects }: Omit<PerceivedScreen, 'key'>, name: string): string | null => {
  const value = parts.get(name);
  return value === undefined && aspects.has(aspectOf(name)) ? 'absent' : (value ?? null);
};
const aspectOf = (part: string): string => part.split(' ', 1)[0] ?? '';

const contradict = (a: PerceivedScreen, b: PerceivedScreen): boolean => {
  for (const name of new Set([...a.parts.keys(), ...b.parts.keys()])) {
    const [one, other] = [valueIn(a, name), valueIn(b, name)];
    if (one !== null && other !== null && one !== other) return true;
  }
  const denies = ({ saysNot }: PerceivedScreen, { says }: PerceivedScreen) =>
    saysNot.some((forbidden) => says.some((text) => text.includes(forbidden)));
  return denies(a, b) || denies(b, a);
};

function screensOf<M extends AnyStateMachine, W extends object>(
  { starts, states, steps }: Exploration<M>,
  script: Script<M, W>,
  isObserved: boolean,
): Map<State<M>, PerceivedScreen> {
  const arrivals = new Map<State<M>, Set<Step<M> | undefined>>();
  for (const state of states.values()) arrivals.set(state, new Set());
  for (const { state } of starts) arrivals.get(state)?.add(undefined);
  for (const step of steps) arrivals.get(step.to)?.add(step.refused ? undefined : step);
  const whole = (state: State<M>, came: Step<M> | undefined): Omit<PerceivedScreen, 'key'> => {
    const { aspects: expected, says, saysNot } = expectedScreen(script, state, came);
    const { focus, ...aspects } = expected;
    const compared = {
      ...aspects,
      // Otherwise it depends on the path, so a state has none of its own.
      ...(script.aspects?.includes('focus') ? { focus } : {}),
      ...(isObserved ? { state: leafOf((state.snapshot as AnyMachineSnapshot).value) } : {}),
    };
    return { parts: inParts(compared), aspects: new Set(Object.keys(compared)), says, saysNot };
  };
  const common = (screens: readonly Omit<PerceivedScreen, 'key'>[]): PerceivedScreen => {
    const [first, ...others] = screens;
    const none = { parts: new Map<string, string>(), aspects: new Set<string>(), says: [], saysNot: [] };
    const { aspects, says, saysNot } = first ?? none;
    const names = [...new Set(screens.flatMap(({ parts }) => [...parts.keys()]))].sort();
    const commonValue = (name: string): string | null => {
      const value = valueIn(first ?? none, name);
      return others.every((other) => valueIn(other, name) === value) ? value : null;
    };
    const kept = {
      parts: new Map(names.map((name) => [name, commonValue(name)])),
      aspects: new Set([...aspects].filter((name) => others.every((other) => other.aspects.has(name)))),
      says: says.filter((text) => others.every((other) => other.says.includes(text))),
      saysNot: saysNot.filter((text) => others.every((other) => other.saysNot.includes(text))),
    };
    return {
      ...kept,
      key: JSON.stringify([[...kept.parts], [...kept.aspects].sort(), kept.says, kept.saysNot]),
    };
  };
  return new Map(
    [...arrivals].map(([state, steps]) => [state, common([...steps].map((came) => whole(state, came)))]),
  );
}

/** `heading`, `buttons Next`, `fields Name`, each with what it shows as text. */
const inParts = (screen: Readonly<Record<string, unknown>>): Map<string, string> =>
  new Map(
    Object.entries(screen).flatMap(([aspect, value]) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.entries(value).map(
            ([name, control]) => [`${aspect} ${name}`, identify(control, name)] as const,
          )
        : [[aspect, identify(value, aspect)] as const],
    ),
  );

/** The parts of screens, without those that are the same everywhere. */
function partsOf(screens: readonly PerceivedScreen[]): readonly ScreenPart[] {
  const names = new Set(screens.flatMap(({ parts }) => [...parts.keys()]));
  // The state of the machine is no part of the screen.
  names.delete('state');
  const texts = new Set(screens.flatMap(({ says, saysNot }) => [...says, ...saysNot]));
  const isSaid = ({ says, saysNot }: PerceivedScreen, text: string): string | null => {
    if (says.some((each) => each.includes(text))) return 'said';
    return saysNot.some((forbidden) => text.includes(forbidden)) ? 'not said' : null;
  };
  const parts = [
    ...[...names].map((name) => ({ name, looks: screens.map((screen) => valueIn(screen, name)) })),
    ...[...texts].map((text) => ({
      name: `says ${text}`,
      looks: screens.map((screen) => isSaid(screen, text)),
    })),
  ];
  return parts.filter(({ looks }) => new Set(looks).size > 1);
}

/**
 * The coarsest partition in which equivalent states have the same screen and the same inputs, which lead to equivalent
 * states (Moore's algorithm). Classes are numbered in the order of the states.
 */
function equivalenceClasses<M extends AnyStateMachine>(
  states: readonly State<M>[],
  screenOf: (state: State<M>) => string,
): (state: State<M>) => number {
  const numbered = (keyOf: (state: State<M>) => string): Map<State<M>, number> => {
    const numbers = new Map<string, number>();
    const classes = new Map<State<M>, number>();
    for (const state of states) {
      const key = keyOf(state);
      const number = numbers.get(key) ?? numbers.size;
      numbers.set(key, number);
      classes.set(state, number);
    }
    return classes;
  };
  const inputs = new Map<string, number>();
  const numberOf = (step: Step<M>): string => {
    const name = `${nameOfInput<EventFrom<M>>(step.input)} ${step.refused} ${isAttempt(step)}`;
    const number = inputs.get(name) ?? inputs.size;
    inputs.set(name, number);
    return String(number);
  };
  const edges = new Map(
    states.map((state) => [
      state,
      state.steps
        .map((step) => ({ input: numberOf(step), to: step.to }))
        .sort((a, b) => (a.input < b.input ? -1 : 1)),
    ]),
  );
  let classes = numbered(screenOf);
  for (let size = 0; size < new Set(classes.values()).size; ) {
    const before = classes;
    size = new Set(before.values()).size;
    classes = numbered((state) =>
      [
        before.get(state),
        ...(edges.get(state) ?? []).map(({ input, to }) => `${input}>${before.get(to)}`),
      ].join(),
    );
  }
  return (state) => classes.get(state) ?? -1;
}
