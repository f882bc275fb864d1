import type { AnyMachineSnapshot, AnyStateMachine, EventFrom } from 'xstate';
import { runningActors } from './actors.ts';
import { identify, references } from './identify.ts';
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

interface Difference<M extends AnyStateMachine> {
  readonly merge: Merge<M>;
  /** What only one of the two does. */
  readonly text: string;
}

/** How many merges were compared, and whether more were left out. */
export interface Comparison<M extends AnyStateMachine> {
  readonly compared: number;
  readonly isCut: boolean;
  /** The first merge whose two states do not behave alike; null if there is none. */
  readonly difference: Difference<M> | null;
}

/**
 * Compares what the two states of each merge do, also after further inputs. Compares at most `limit` merges: contexts
 * that grow without an end give more.
 */
export function compareMerges<M extends AnyStateMachine>(
  model: Model<M>,
  merges: readonly Merge<M>[],
  states: ReadonlyMap<string, State<M>>,
  inputsOf: (place: Place<M>) => Iterable<Input<EventFrom<M>>>,
  keyOf: (place: Place<M>) => string,
  limit: number,
): Comparison<M> {
  const queue = [...merges];
  const seen = new Set<string>();
  const byReference = references();
  /** Names actors as paths do: their ids may be made up. */
  const contentOf = ({ snapshot, ended }: Place<M>): string => {
    const current = snapshot as AnyMachineSnapshot;
    return runningActors(current, ended, model.outcomes).reduce(
      (text, { id, name }) => text.replaceAll(`actor(${id})`, `actor(${name})`),
      identify(current.context, 'context', byReference),
    );
  };
  let compared = 0;
  for (let merge = queue.shift(); merge; merge = queue.shift()) {
    const { state: first, reaction: second, story } = merge;
    const content = contentOf(second);
    const id = `${first.key} ${content}`;
    if (seen.has(id) || content === contentOf(first)) continue;
    if (compared >= limit) return { compared, isCut: true, difference: null };
    seen.add(id);
    compared++;
    const behaviour = (place: Place<M>, onReaction: (input: Input, to: Reaction<M>) => void): Behaviour[] =>
      [...inputsOf(place)].map((input) => {
        const to = react(model, place, input);
        onReaction(input, to);
        const effects = to.effects.map(({ type }) => type);
        return { input, text: `${describe(input)} ${JSON.stringify([to.covers, effects])} ${keyOf(to)}` };
      });
    const one = behaviour(first, () => {});
    const other = behaviour(second, (input, reaction) => {
      const state = states.get(keyOf(reaction));
      if (state) queue.push({ state, reaction, story: [...story, input] });
    });
    const different =
      one.find(({ text }) => !other.some((each) => each.text === text)) ??
      other.find(({ text }) => !one.some((each) => each.text === text));
    if (different) return { compared, isCut: false, difference: { merge, text: describe(different.input) } };
  }
  return { compared, isCut: false, difference: null };
}
