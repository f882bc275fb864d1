import { isDeepStrictEqual } from 'node:util';
import type { AnyEventObject, AnyStateMachine, EventFrom } from 'xstate';
import {
  describe,
  type Exploration,
  type Input,
  type Start,
  type State,
  type Step,
} from '../definition/model.ts';
import { Unavailable } from '../screen/script.ts';
import { plain, type UiWorld } from '../screen/uiWorld.ts';
import { type Burst, nameOfBurst, type Rank } from '../walk/bursts.ts';
import type { Path } from '../walk/coveringPaths.ts';
import type { World } from '../walk/play.ts';
import type { Act } from './acts.ts';
import { type Opened, walker } from './walker.ts';

export interface BurstsPlayed {
  /** Bursts that were done in one task. */
  readonly played: number;
  /** Bursts that the budget allowed to look at; the screen before did not have the controls of the others. */
  readonly tried: number;
  /** One text for each burst with another end than the machine's: how to get there, and what was wrong. */
  readonly failures: readonly string[];
}

/**
 * Plays bursts in a rendered view until the budget is used up: both inputs are found on the screen of the first state
 * and done in one task. The machine says the end. A second input whose control has gone meanwhile is not done, as by a
 * visitor.
 * @param open renders the view
 * @param budget the number of bursts that are played
 * @param handOn called with the path to each failure; what it returns is added to the text
 */
export async function playBursts<M extends AnyStateMachine>(
  { starts }: Exploration<M>,
  ranks: Readonly<Record<Rank, readonly Burst<M>[]>>,
  open: (start: Start<M>) => Promise<Opened<M>>,
  budget: number,
  handOn: (path: Path<M>) => Promise<string> = async () => '',
): Promise<BurstsPlayed> {
  const walk = walker(starts, open);
  const failures: string[] = [];
  const known: Known<M> = { notActs: new Set(), sameControl: new Set() };
  const isPossible = ({ first, second }: Burst<M>) =>
    ![first, second].some(({ input }) => known.notActs.has(typeOf(input)));
  let [played, tried] = [0, 0];
  for (const rank of [0, 1, 2, 3] as const) {
    const left = new Set(ranks[rank]);
    while (played < budget) {
      for (const burst of left) if (!isPossible(burst)) left.delete(burst);
      const places = new Set([...left].map(({ first }) => first.from));
      if (places.size === 0) break;
      try {
        const { state, view } = await walk.to((each) => places.has(each));
        const burst = [...left].find(({ first }) => first.from === state);
        if (!burst) throw new Error('nothing to play here');
        left.delete(burst);
        tried++;
        walk.tell(`[${nameOfBurst(burst)}]`);
        walk.tries(burst.first, burst.second);
        const wasKnown = known.sameControl.has(burst);
        const end = await playBurst(view, burst, rank === 3, known);
        if (end.isPlayed) played++;
        else if (!wasKnown && known.sameControl.has(burst)) left.add(burst);
        walk.isNow(end.state, end.steps);
      } catch (error) {
        const [text, path] = [walk.storyOf(error), walk.path()];
        for (const burst of left) if (burst.first.from === walk.target()) left.delete(burst);
        walk.leave();
        failures.push([text, path ? await handOn(path) : ''].filter(Boolean).join('\n'));
      }
    }
  }
  walk.leave();
  return { played, tried, failures };
}

const typeOf = (input: Input): string => (input.kind === 'send' ? input.event.type : '');

/** What playing has shown. */
interface Known<M extends AnyStateMachine> {
  /** Types of events that no control of the page sends. */
  readonly notActs: Set<string>;
  /** Bursts whose second input uses the same control before and after the first. */
  readonly sameControl: Set<Burst<M>>;
}

/** The world of a view in which two inputs can be done in one task. */
export const withBursts = <M extends AnyStateMachine>(view: Opened<M>): World<M> => ({
  ...view.world,
  burst: async (first, second) => {
    const known: Known<M> = { notActs: new Set(), sameControl: new Set() };
    await playBurst(view, { first, second }, false, known);
  },
});

/**
 * Plays a burst, or its first input alone if the screen does not offer the second.
 * @param needsSameControl a control of this name may mean something else on the first screen
 * @returns the state that it leads to
 */
async function playBurst<M extends AnyStateMachine>(
  { world, ui: { acts }, ui }: Opened<M>,
  burst: Burst<M>,
  needsSameControl: boolean,
  { notActs, sameControl }: Known<M>,
): Promise<{ readonly state: State<M>; readonly steps: readonly Step<M>[]; readonly isPlayed: boolean }> {
  const { first, second } = burst;
  const isAct = (input: Input, found: readonly Act[]): boolean => {
    if (found.some(({ by }) => by !== 'visitor')) notActs.add(typeOf(input));
    return input.kind === 'send' ? found.length === 1 && found[0]?.by === 'visitor' : found.length > 0;
  };
  const find = async (input: Input<EventFrom<M>>) => {
    const found = await acts.find(() => world.perform(input)).catch(nothing);
    return isAct(input, found) ? found : [];
  };
  ui.retries = true;
  const one = await acts.lastOf(() => world.perform(first.input));
  ui.retries = false;
  const two = one && isAct(first.input, [one]) ? await find(second.input) : [];
  const control = two[0]?.control;
  const isSame = !needsSameControl || sameControl.has(burst) || (control && control === one?.control);
  if (one && two.length > 0 && isSame) {
    const requests = listenToRequests();
    try {
      const isDone = await acts.together([one, ...two]);
      const end = endOf(world, burst, isDone);
      await world.check(end.state, end.came);
      const repeated = requests.made.filter((request, i) => requests.made.indexOf(request) < i);
      if (second.refused && repeated.length > 0) throw new Error(`sent twice: ${repeated}`);
      return { ...end, isPlayed: true };
    } finally {
      requests.stop();
    }
  }
  if (one) await acts.together([one]);
  world.receivedEvents();
  if (control && (await find(second.input))[0]?.control === control) sameControl.add(burst);
  return { state: first.to, steps: [first], isPlayed: false };
}

/** The calls of `fetch`, as text, until it is stopped. */
const listenToRequests = () => {
  const { fetch } = globalThis;
  const made: string[] = [];
  globalThis.fetch = (input, init) => {
    const body = init?.body instanceof FormData ? [...init.body] : init?.body;
    made.push([init?.method ?? 'GET', input, JSON.stringify(plain(body)) ?? ''].join(' ').trim());
    return fetch(input, init);
  };
  const stop = () => {
    globalThis.fetch = fetch;
  };
  return { made, stop };
};

const nothing = (error: unknown): [] => {
  if (error instanceof Unavailable) return [];
  throw error;
};

/** Where a burst leads to, by the events that the actor received. */
function endOf<M extends AnyStateMachine>(
  world: UiWorld<M>,
  { first, second }: Burst<M>,
  isDone: boolean,
): { readonly state: State<M>; readonly came?: Step<M>; readonly steps: readonly Step<M>[] } {
  const afterFirst = { state: first.to, came: first, steps: [first] };
  const steps = [first, second];
  const afterBoth = second.refused ? { state: first.to, steps } : { state: second.to, came: second, steps };
  const received = world.receivedEvents();
  if (!received) return isDone ? afterBoth : afterFirst;
  const are = (...steps: readonly Step<M>[]) =>
    isDeepStrictEqual(plain(received), plain(world.eventsOf(...steps.map(({ input }) => input))));
  if (are(first, second)) return isDone ? afterBoth : afterFirst;
  const changesNothing = second.refused || second.to === first.to;
  if ((!isDone || changesNothing) && are(first)) return afterFirst;
  // By then the control may mean something that the machine does accept, such as closing what the first press opened.
  const other = second.refused
    ? first.to.steps.find((step) => !step.refused && step.input.kind === 'send' && are(first, step))
    : undefined;
  if (other) return { state: other.to, came: other, steps: [first, other] };
  throw new Error(
    `the actor received ${inWords(received)} instead of ${inWords(world.eventsOf(first.input, second.input))}`,
  );
}

const inWords = (events: readonly AnyEventObject[]): string =>
  events.map((event) => describe({ kind: 'send', event })).join(' + ') || 'nothing';
