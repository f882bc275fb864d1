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

/** The perceived machine of an exploration, and the state of it that each explored state is. */
export interface Perceived<M extends AnyStateMachine> {
  readonly machine: PerceivedMachine;
  readonly stateOf: (state: State<M>) => number;
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

/** What the script expects of a state after whichever step: aspects as text, texts that must be there or must not. */
interface PerceivedScreen {
  readonly key: string;
  readonly aspects: ReadonlyMap<string, string>;
  readonly says: readonly string[];
  readonly saysNot: readonly string[];
}

const contradict = (a: PerceivedScreen, b: PerceivedScreen): boolean => {
  for (const [aspect, value] of a.aspects) if ((b.aspects.get(aspect) ?? value) !== value) return true;
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
    const { aspects, says, saysNot } = expectedScreen(script, state, came);
    const seen: Map<string, string> = new Map(
      Object.entries(aspects).map(([name, value]) => [name, identify(value, name)]),
    );
    // It depends on the path, so a state has none of its own.
    if (!script.aspects?.includes('focus')) seen.delete('focus');
    if (isObserved) seen.set('state', leafOf((state.snapshot as AnyMachineSnapshot).value));
    return { aspects: seen, says, saysNot };
  };
  const common = (screens: readonly Omit<PerceivedScreen, 'key'>[]): PerceivedScreen => {
    const [first, ...others] = screens;
    const { aspects, says, saysNot } = first ?? { aspects: new Map(), says: [], saysNot: [] };
    const kept = {
      aspects: new Map(
        [...aspects].filter(([name, value]) => others.every((other) => other.aspects.get(name) === value)),
      ),
      says: says.filter((text) => others.every((other) => other.says.includes(text))),
      saysNot: saysNot.filter((text) => others.every((other) => other.saysNot.includes(text))),
    };
    return { ...kept, key: JSON.stringify([[...kept.aspects], kept.says, kept.saysNot]) };
  };
  return new Map(
    [...arrivals].map(([state, steps]) => [state, common([...steps].map((came) => whole(state, came)))]),
  );
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
