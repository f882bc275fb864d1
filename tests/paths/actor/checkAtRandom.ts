import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, EventFrom } from 'xstate';
import { runningActors, settleInput } from '../definition/actors.ts';
import { eventsOf } from '../definition/explore.ts';
import { dueFirst, react } from '../definition/macrostep.ts';
import { describe, type Exploration, type Input, type Model } from '../definition/model.ts';
import { shortestPath } from '../definition/shortestPath.ts';
import type { Laws } from '../laws/laws.ts';
import { actorWorld, essenceOf } from './actorWorld.ts';

/** Payloads for random events, by event type. */
export type Arbitraries<M extends AnyStateMachine> = {
  readonly [T in EventFrom<M>['type']]?: fc.Arbitrary<Omit<Extract<EventFrom<M>, { type: T }>, 'type'>>;
};

type Act<M extends AnyStateMachine> =
  | Exclude<Input<EventFrom<M>>, { kind: 'settle' }>
  | { readonly kind: 'settle'; readonly entry: string; readonly outcome: string; readonly pick: number }
  | { readonly kind: 'wait'; readonly share: number };

/** The seed and the number of runs: `SEED` and `RUNS` in the environment, otherwise 1 and 100. */
export const randomRuns = () => ({
  seed: Number(process.env.SEED ?? 1),
  numRuns: Number(process.env.RUNS ?? 100),
});

export interface RandomOptions {
  readonly seed?: number;
  readonly numRuns?: number;
}

/**
 * Starts in any state of the exploration and applies random inputs at random times, possible or not. The laws must
 * hold, and the running actor must agree with the exploration. This covers what an exploration does not: odd moments
 * (299 of 300 ms), inputs that are refused or impossible, and random payloads.
 * @throws the report of fast-check with the seed, the law and the shortest failing path
 */
export async function checkAtRandom<M extends AnyStateMachine>(
  exploration: Exploration<M>,
  laws: Laws<M>,
  arbitraries: Arbitraries<M> = {},
  { seed, numRuns }: RandomOptions = {},
): Promise<void> {
  const { model, states } = exploration;
  const active = [...states.values()].filter(
    ({ snapshot }) => (snapshot as AnyMachineSnapshot).status === 'active',
  );
  if (active.length === 0) return;
  // An index, because fast-check prints the counterexample, and a state refers to the whole graph.
  const place = fc.nat({ max: active.length - 1 });
  const acts = fc.array(actOf(exploration, arbitraries), { maxLength: 12, size: 'max' });
  const property = fc.asyncProperty(place, acts, async (index, list) => {
    const from = active[index]!;
    const path = shortestPath(exploration, from);
    const start = exploration.starts.find(({ state }) => state === (path[0]?.from ?? from));
    const world = actorWorld(model, { input: start?.input });
    for (const { input } of path) await world.apply(input);
    const inputs = [...path.map(({ input }) => describe(input)), '|'];
    let now: Pick<typeof from, 'snapshot' | 'timers' | 'ended'> = from;
    for (const act of list) {
      const input = inputOf<M>(act, now, model);
      if (!input) continue;
      inputs.push(describe(input));
      await world.apply(input);
      const before = now.snapshot;
      const { effects, refused, ...next } = react(model, now, input);
      now = next;
      const essence = essenceOf(model, world.snapshot() as AnyMachineSnapshot);
      assert.deepEqual(essence, essenceOf(model, next.snapshot as AnyMachineSnapshot), inputs.join(' → '));
      // Time that passes without a timer is not a step.
      if (input.kind === 'elapse' && input.event.type === '') continue;
      const pending = next.timers.map(({ delay }) => delay);
      for (const [name, law] of Object.entries(laws))
        assert(
          law({ before, input, after: next.snapshot, effects, refused, pending }),
          `${name}: ${inputs.join(' → ')}`,
        );
    }
  });
  const result = await fc.check(property, {
    ...randomRuns(),
    ...(seed !== undefined && { seed }),
    ...(numRuns !== undefined && { numRuns }),
  });
  if (!result.failed) return;
  throw new Error(await fc.asyncDefaultReportMessage(result), { cause: result.errorInstance });
}

const actOf = <M extends AnyStateMachine>(
  { model }: Exploration<M>,
  arbitraries: Arbitraries<M>,
): fc.Arbitrary<Act<M>> => {
  const random = arbitraries as Record<string, fc.Arbitrary<object> | undefined>;
  const events: AnyEventObject[] = [...eventsOf(model)];
  const settles = Object.entries(model.outcomes ?? {}).flatMap(([entry, ends]) =>
    Object.keys(ends).map((outcome) => ({ kind: 'settle', entry, outcome }) as const),
  );
  const send = (event: AnyEventObject) => {
    const payload = random[event.type];
    const any = payload ? fc.oneof(fc.constant({}), payload) : fc.constant({});
    return any.map(
      (replaced): Act<M> => ({ kind: 'send', event: { ...event, ...replaced } as EventFrom<M> }),
    );
  };
  const wait = fc.oneof(fc.constant(1), fc.constant(0.999), fc.double({ min: 0, max: 1, noNaN: true }));
  return fc.oneof(
    ...(events.length > 0 ? [{ weight: 6, arbitrary: fc.constantFrom(...events).chain(send) }] : []),
    { weight: 3, arbitrary: wait.map((share): Act<M> => ({ kind: 'wait', share })) },
    ...(settles.length > 0
      ? [
          {
            weight: 3,
            arbitrary: fc
              .tuple(fc.constantFrom(...settles), fc.nat(9))
              .map(([settle, pick]): Act<M> => ({ ...settle, pick })),
          },
        ]
      : []),
  );
};

/** The input for an act in a state; `undefined` if the actor is not running, or cannot do this there. */
const inputOf = <M extends AnyStateMachine>(
  act: Act<M>,
  { snapshot, timers, ended = new Set() }: Parameters<typeof react<M>>[1],
  { outcomes = {} }: Model<M>,
): Input<EventFrom<M>> | undefined => {
  const current = snapshot as AnyMachineSnapshot;
  if (current.status !== 'active') return undefined;
  if (act.kind === 'settle') {
    const actors = runningActors(current, ended, outcomes).filter(({ entry }) => entry === act.entry);
    const actor = actors[act.pick % actors.length];
    const outcome = outcomes[act.entry]![act.outcome]!;
    return actor && (outcome.possible?.(current) ?? true)
      ? settleInput(actor, act.outcome, outcome)
      : undefined;
  }
  if (act.kind !== 'wait') return act;
  const next = dueFirst(timers);
  if (!next) return undefined;
  const ms = Math.floor(next.ms * act.share);
  return { kind: 'elapse', ms, delay: next.delay, event: ms === next.ms ? next.event : { type: '' } };
};
