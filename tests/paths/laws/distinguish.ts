import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { inputIn } from '../definition/actors.ts';
import { contentOf } from '../definition/contentOf.ts';
import { possibleInputs, reasonOf } from '../definition/explore.ts';
import { begin, type Reaction, react } from '../definition/macrostep.ts';
import { describe, type Input, type Model } from '../definition/model.ts';

type Place<M extends AnyStateMachine> = Pick<Reaction<M>, 'snapshot' | 'timers' | 'ended'>;

/**
 * The shortest story that tells another machine from the model's own, and what each does at its end: the law that is
 * missing. Null if nothing tells them apart. Says so if there are more than `limit` pairs of states to compare.
 */
export function distinguish<M extends AnyStateMachine>(
  model: Model<M>,
  other: M,
  limit = 5_000,
): string | null {
  const seen = new Set<string>();
  const queue: { readonly own: Place<M>; readonly others: Place<M>; readonly story: readonly Input[] }[] = [];
  const compare = (own: Reaction<M>, others: Reaction<M>, story: readonly Input[]): string | null => {
    const [one, two] = [seenOf(model, own), seenOf(model, others)];
    const aspect = Object.keys(one).find((each) => one[each] !== two[each]);
    if (aspect !== undefined)
      return `${story.map(describe).join(' → ') || 'at the start'}: ${aspect} ${one[aspect]}, not ${two[aspect]}`;
    const key = `${one.state} ${one.context} ${one.pending} ${[...own.ended].length}`;
    if (!seen.has(key)) {
      seen.add(key);
      queue.push({ own, others, story });
    }
    return null;
  };
  const attempt = (
    reaction: () => readonly [Reaction<M>, Reaction<M>],
    story: readonly Input[],
  ): string | null => {
    try {
      return compare(...reaction(), story);
    } catch (error) {
      return `${story.map(describe).join(' → ') || 'at the start'}: ${reasonOf(error)}`;
    }
  };

  for (const input of model.inputs ?? [undefined]) {
    const difference = attempt(() => [begin(model.machine, input), begin(other, input)], []);
    if (difference !== null) return difference;
  }
  for (let pair = queue.shift(); pair; pair = queue.shift()) {
    if (seen.size > limit) return `no story within ${limit} pairs of states, and there are more`;
    const { own, others, story } = pair;
    for (const input of possibleInputs(model, own)) {
      const next = [...story, input];
      const difference = attempt(
        () => [
          react(model, own, input),
          react({ ...model, machine: other }, others, inputIn(others, input, model.outcomes)),
        ],
        next,
      );
      if (difference !== null) return difference;
    }
  }
  return null;
}

/** What a test can see of a reaction, by aspect. */
const seenOf = <M extends AnyStateMachine>(
  model: Model<M>,
  { snapshot, timers, effects }: Reaction<M>,
): Record<string, string> => {
  const { value, status, tags } = snapshot as AnyMachineSnapshot;
  return {
    state: JSON.stringify(value),
    status,
    context: contentOf(model, snapshot),
    effects: effects.map(({ type, params }) => `${type} ${JSON.stringify(params) ?? ''}`.trim()).join(', '),
    pending: timers.map(({ delay, ms }) => `${ms} of ${delay} ms`).join(', '),
    tags: [...tags].sort().join(', '),
  };
};
