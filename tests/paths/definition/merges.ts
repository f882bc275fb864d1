import type { AnyMachineSnapshot, AnyStateMachine, EventFrom } from 'xstate';
import { identify } from './identify.ts';
import { type Reaction, react } from './macrostep.ts';
import { describe, type Input, type Model, type State } from './model.ts';

/** A reaction that the identity of a model equates with a state that was reached before. */
export interface Merge<M extends AnyStateMachine> {
  readonly state: State<M>;
  readonly reaction: Reaction<M>;
  /** The inputs that lead to the reaction. */
  readonly story: readonly Input[];
}

type Place<M extends AnyStateMachine> = Pick<State<M>, 'snapshot' | 'timers' | 'ended'>;

interface Behaviour {
  readonly input: Input;
  /** The input and all that a test can tell of its consequences. */
  readonly text: string;
}

export interface Difference<M extends AnyStateMachine> {
  readonly merge: Merge<M>;
  /** What only one of the two does. */
  readonly text: string;
}

/**
 * The first merge whose two states do not behave alike, also after further inputs; null if there is none. Follows at
 * most `limit` merges: contexts that grow without an end give more.
 */
export function firstDifference<M extends AnyStateMachine>(
  model: Model<M>,
  merges: readonly Merge<M>[],
  states: ReadonlyMap<string, State<M>>,
  inputsOf: (place: Place<M>) => Iterable<Input<EventFrom<M>>>,
  keyOf: (place: Place<M>) => string,
  limit = 500,
): Difference<M> | null {
  const queue = [...merges];
  const seen = new Set<string>();
  for (let checked = 0; queue.length > 0 && checked < limit; ) {
    const merge = queue.shift()!;
    const content = contentOf(merge.reaction);
    const id = content === null ? null : `${merge.state.key} ${content}`;
    if (content !== null && (seen.has(id!) || content === contentOf(merge.state))) continue;
    if (id !== null) seen.add(id);
    checked++;
    const behaviour = (place: Place<M>, onReaction: (input: Input, to: Reaction<M>) => void): Behaviour[] =>
      [...inputsOf(place)].map((input) => {
        const to = react(model.machine, place, input);
        onReaction(input, to);
        const effects = to.effects.map(({ type }) => type);
        return { input, text: `${describe(input)} ${JSON.stringify([to.covers, effects])} ${keyOf(to)}` };
      });
    const one = behaviour(merge.state, () => {});
    const other = behaviour(merge.reaction, (input, reaction) => {
      const state = states.get(keyOf(reaction));
      if (state) queue.push({ state, reaction, story: [...merge.story, input] });
    });
    const different =
      one.find(({ text }) => !other.some((each) => each.text === text)) ??
      other.find(({ text }) => !one.some((each) => each.text === text));
    if (different) return { merge, text: describe(different.input) };
  }
  return null;
}

/** Null for what cannot be compared. */
const contentOf = <M extends AnyStateMachine>({ snapshot }: Place<M>): string | null => {
  try {
    return identify((snapshot as AnyMachineSnapshot).context, 'context');
  } catch {
    return null;
  }
};
