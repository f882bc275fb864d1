import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Ended, Input, Outcome, Outcomes } from './model.ts';
import { childrenOf, doneEvent, errorEvent, isMadeUpId, snapshotEvent } from './xstateInternals.ts';

/** An actor that a machine runs. */
interface RunningActor {
  readonly id: string;
  /** What paths call it: its id; or its source, with a number from the second on, if the model lists the source. */
  readonly name: string;
  /** The key of its outcomes in the model. */
  readonly entry: string;
}

/**
 * The actors that a machine has started and that have not ended, in the order of their start.
 * @throws if an actor was spawned without an id: XState makes one up, which is another one in each system
 */
export const runningActors = (
  snapshot: AnyMachineSnapshot,
  ended: Ended,
  outcomes: Outcomes = {},
): RunningActor[] => {
  const counts = new Map<string, number>();
  return Object.entries(childrenOf(snapshot)).flatMap(([id, actor]) => {
    if (isMadeUpId(id)) throw new Error('an actor is spawned without an id; give it one');
    if (ended.has(actor ?? id)) return [];
    const source = actor?.src;
    if (id in outcomes || typeof source !== 'string' || !(source in outcomes))
      return { id, name: id, entry: id };
    const count = (counts.get(source) ?? 0) + 1;
    counts.set(source, count);
    return { id, name: count === 1 ? source : `${source} ${count}`, entry: source };
  });
};

/** The input by which an actor does what an outcome of the model says. */
export const settleInput = (
  { id, name: actor }: Pick<RunningActor, 'id' | 'name'>,
  name: string,
  outcome: Outcome,
): Extract<Input, { kind: 'settle' }> => {
  const input = { kind: 'settle', actor, outcome: name } as const;
  const sent = 'event' in outcome ? eventOf(id, outcome.event) : undefined;
  if ('output' in outcome)
    return { ...input, event: doneEvent(id, outcome.output), ...(sent && { first: sent }) };
  if ('error' in outcome) return { ...input, event: errorEvent(id, outcome.error) };
  return {
    ...input,
    event: sent ?? snapshotEvent(id, (outcome as { snapshot: unknown }).snapshot),
    goesOn: true,
  };
};

/**
 * The input as it is in another place, where the same actor may have another id.
 * @throws if no actor of this name is running there
 */
export const inputIn = <E>(
  { snapshot, ended }: { readonly snapshot: unknown; readonly ended: Ended },
  input: Input<E>,
  outcomes: Outcomes = {},
): Input<E> => {
  if (input.kind !== 'settle') return input;
  const running = runningActors(snapshot as AnyMachineSnapshot, ended, outcomes);
  const actor = running.find(({ name }) => name === input.actor);
  if (!actor) throw new Error(`«${input.actor}» is not running`);
  const outcome = outcomes[actor.entry]?.[input.outcome];
  return outcome ? settleInput(actor, input.outcome, outcome) : input;
};

const eventOf = (id: string, event: AnyEventObject | ((id: string) => AnyEventObject)): AnyEventObject =>
  typeof event === 'function' ? event(id) : event;
