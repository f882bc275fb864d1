import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFrom,
  getInitialSnapshot,
  type InputFrom,
  type SnapshotFrom,
  transition,
} from 'xstate';
import { essenceOf } from '../actor/actorWorld.ts';
import { explore } from '../definition/explore.ts';
import { describe as inWords, type Model, type State } from '../definition/model.ts';
import { shortestPath } from '../definition/shortestPath.ts';
import { pathFrom } from '../laws/laws.ts';
import { coveringPaths, type Path, type Thoroughness } from '../walk/coveringPaths.ts';
import { play, type World } from '../walk/play.ts';

/** `impossible`: a client has no way to say it, so nothing was sent. */
export type Answer = 'accepted' | 'refused' | 'impossible';

/** A server that keeps the events of a machine, and two clients. */
export interface ServerWorld<M extends AnyStateMachine> {
  /** Begins something new, whose events are kept from now on. */
  begin(input: InputFrom<M> | undefined): Promise<void>;
  /** Sends an event as this client, and says how the server took it. */
  send(event: EventFrom<M>, client: 0 | 1): Promise<Answer>;
  /** What the server has stored, the oldest event first, read past the server. */
  stored(): Promise<readonly EventFrom<M>[]>;
}

export interface ServerSuite<M extends AnyStateMachine> {
  /** The name in titles. */
  readonly name: string;
  /**
   * The machine gets events only: no timers, no actors. Leave out, by `possible`, an event that the server keeps another one
   * before, such as one that comes after a time limit which the server notes first.
   */
  readonly model: Model<M>;
  /** Called before each test. */
  readonly world: () => ServerWorld<M> | Promise<ServerWorld<M>>;
  /** Default: `transitions`. */
  readonly cover?: Thoroughness;
}

const typeOf = (event: AnyEventObject): string => event.type;

/** The state after these events. Each of them has to be one that the machine accepts where it comes. */
function fold<M extends AnyStateMachine>(
  model: Model<M>,
  input: InputFrom<M> | undefined,
  events: readonly EventFrom<M>[],
): SnapshotFrom<M> {
  let snapshot: AnyMachineSnapshot = getInitialSnapshot(model.machine as AnyStateMachine, input as never);
  for (const [at, event] of events.entries()) {
    assert(snapshot.can(event), `stored event ${at + 1} is one that the machine refuses: ${typeOf(event)}`);
    [snapshot] = transition(model.machine as AnyStateMachine, snapshot, event);
  }
  return snapshot as SnapshotFrom<M>;
}

const eventsOf = <M extends AnyStateMachine>({ steps }: Path<M>): EventFrom<M>[] =>
  steps.map(({ input }) => {
    assert(
      input.kind === 'send',
      `«${inWords(input)}» comes from no client: a server's machine gets events only`,
    );
    return input.event;
  });

/** A server as a world. The clients send in turns; what is stored is folded after every step. */
function walked<M extends AnyStateMachine>(model: Model<M>, path: Path<M>, server: ServerWorld<M>): World<M> {
  let count = 0;
  let sent = 0;
  const send = async (event: EventFrom<M>, expected: 'accepted' | 'refused'): Promise<void> => {
    const client = (sent % 2) as 0 | 1;
    sent += 1;
    const answer = await server.send(event, client);
    if (answer !== 'impossible') assert.equal(answer, expected, `the server ${answer} «${typeOf(event)}»`);
    else
      assert.equal(expected, 'refused', `no client can send «${typeOf(event)}», which the machine accepts`);
    if (expected === 'accepted') count += 1;
  };
  return {
    apply: async (input) => send(input.event as EventFrom<M>, 'accepted'),
    attempt: async (input) => send(input.event as EventFrom<M>, 'refused'),
    check: async (state) => {
      const events = await server.stored();
      assert.equal(events.length, count, 'the number of stored events');
      assert.deepEqual(
        essenceOf(model, fold(model, path.start.input, events) as AnyMachineSnapshot),
        essenceOf(model, state.snapshot as AnyMachineSnapshot),
      );
    },
  };
}

/** The first state with each value, in the order of the exploration. */
const placesOf = <M extends AnyStateMachine>(
  states: Iterable<State<M>>,
): readonly (readonly [string, State<M>])[] => {
  const places = new Map<string, State<M>>();
  for (const state of states) {
    const value = JSON.stringify((state.snapshot as AnyMachineSnapshot).value);
    if (!places.has(value)) places.set(value, state);
  }
  return [...places];
};

/** Pairs of different accepted events in a state: each is sent by one client, at the same time. At most this many. */
const racesIn = 3;

/** The events in an order in which the machine accepts exactly those that the server did; null if there is none. */
const mayEnd = <M extends AnyStateMachine>(
  { machine }: Model<M>,
  from: SnapshotFrom<M>,
  sent: readonly { readonly event: EventFrom<M>; readonly answer: Answer }[],
): boolean =>
  [sent, sent.toReversed()].some((order) => {
    let snapshot = from as AnyMachineSnapshot;
    return order.every(({ event, answer }) => {
      const isAccepted = snapshot.can(event);
      [snapshot] = transition(machine as AnyStateMachine, snapshot, event);
      return isAccepted === (answer === 'accepted');
    });
  });

/**
 * Declares the tests of a server that keeps events: the machine's paths, everything that is refused in every state of the
 * chart, events that only the machine raises, and two clients at once. After each step, what is stored must fold to the
 * state of the machine. Call it at the top level of a test file.
 */
export function serverSuite<M extends AnyStateMachine>({ name, model, world, cover }: ServerSuite<M>): void {
  const exploration = explore(model);
  const { paths } = coveringPaths(model, { cover }, exploration);
  const places = placesOf(exploration.states.values());
  const pathTo = (state: State<M>) => pathFrom(exploration, [...shortestPath(exploration, state)], state);
  const walk = async (path: Path<M>): Promise<ServerWorld<M>> => {
    const server = await world();
    await server.begin(path.start.input);
    await play(path, walked(model, path, server));
    return server;
  };

  describe(`${name}: paths on the server`, () => {
    for (const [i, path] of paths.entries())
      it(`path ${i + 1}: ${path.name}`, async () => void (await walk(path)));
  });

  describe(`${name}: refused by the server`, () => {
    for (const [value, state] of places) {
      const refused = state.steps.filter((step) => step.refused);
      const raised = (model.internal ?? []).map((type) => ({ type }) as EventFrom<M>);
      it(`in ${value}: ${refused.length + raised.length} events`, async () => {
        const path = pathTo(state);
        const server = await walk({ ...path, steps: [...path.steps, ...refused] });
        for (const event of raised) {
          assert.notEqual(
            await server.send(event, 0),
            'accepted',
            `only the machine raises «${typeOf(event)}»`,
          );
          assert.equal((await server.stored()).length, path.steps.length, 'the number of stored events');
        }
      });
    }
  });

  describe(`${name}: two clients at once`, () => {
    for (const [value, state] of places) {
      const accepted = state.steps.filter((step) => !step.refused);
      const pairs = accepted
        .flatMap((one, at) => accepted.slice(at + 1).map((other) => [one, other] as const))
        .filter(([one, other]) => one.input.event.type !== other.input.event.type);
      const every = Math.max(1, Math.floor(pairs.length / racesIn));
      for (const [one, other] of pairs.filter((_, at) => at % every === 0).slice(0, racesIn))
        it(`in ${value}: ${inWords(one.input)} and ${inWords(other.input)}`, async () => {
          const path = pathTo(state);
          const server = await walk(path);
          const events = eventsOf({ ...path, steps: [one, other] });
          const answers = await Promise.all(
            events.map((event, client) => server.send(event, client as 0 | 1)),
          );
          const sent = events.map((event, at) => ({ event, answer: answers[at]! }));
          assert(
            mayEnd(model, state.snapshot, sent),
            `answers that no order explains: ${answers.join(' and ')}`,
          );
          const stored = await server.stored();
          fold(model, path.start.input, stored);
          assert.deepEqual(
            stored.slice(path.steps.length).map(typeOf).sort(),
            sent
              .filter(({ answer }) => answer === 'accepted')
              .map(({ event }) => typeOf(event))
              .sort(),
            'what was accepted is what is stored',
          );
        });
    }
  });
}
