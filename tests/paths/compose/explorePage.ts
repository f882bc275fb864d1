import type { At, Change, Composition, Message, Parts } from './composition.ts';
import { type Move, type Quotient, quotientOf, textOfEvent } from './quotient.ts';

/** The parts of a page cannot be composed. The message has the reason and the story that leads there. */
export class CannotCompose extends Error {}

/** A part's share in a step of the page. */
interface Share {
  readonly part: string;
  readonly move: Move;
}

/** Everything that happens until the page is at rest: one input, and what follows from it. */
export interface PageStep<P extends Parts, S> {
  readonly from: PageState<P, S>;
  readonly to: PageState<P, S>;
  /** The part that the input reaches; null for the page itself. */
  readonly part: (keyof P & string) | null;
  /** The type of the event, `actor outcome`, `time`, or the type of the act. */
  readonly input: string;
  /** The act, if the page itself is concerned. */
  readonly act: Message | null;
  /** All messages, in order. */
  readonly messages: readonly Message[];
  /** What each part did, in order. */
  readonly shares: readonly Share[];
}

export interface PageState<P extends Parts, S> {
  readonly key: string;
  /** The class of each part; null if it is not on the page. */
  readonly classes: Readonly<Record<string, number | null>>;
  readonly at: At<P, S>;
  readonly steps: PageStep<P, S>[];
}

/** What can happen on a page, as a graph. */
export interface PageExploration<P extends Parts, S extends object> {
  readonly composition: Composition<P, S>;
  readonly quotients: Readonly<Record<string, Quotient>>;
  readonly starts: readonly PageState<P, S>[];
  readonly states: ReadonlyMap<string, PageState<P, S>>;
  readonly steps: readonly PageStep<P, S>[];
  /** States whose steps were not explored because the budget was used up. */
  readonly unexplored: number;
  /** Steps not taken because a bounded part's model hears no more. */
  readonly cut: number;
  /** The figures, for the title of a test: what was explored, of how many, and what was left out. */
  readonly summary: string;
}

export interface PageOptions {
  /** The most states of the page that are explored, nearest first. What is left is counted. Default: 20 000. */
  readonly budget?: number;
  /** False composes the machines as they are, for comparison. Default: true. */
  readonly reduces?: boolean;
}

/**
 * Explores the machines of a page together, where they meet. Each machine is first explored alone and reduced to what
 * it shares (`quotientOf`); then these quotients are composed. An input and all that follows from it is one step: no
 * other input comes between the messages, as in the browser's microtasks.
 *
 * **Why no violation of a page law is missed.** A law sees what is exposed, the page's own state, and the messages. A
 * silent step of a machine changes none of these and is always possible, so it commutes with every step of every other
 * machine, and a run with it differs for no law from the run without it. A quotient's class can do each step that any of
 * its states can do, so each run of the machines is a run of the quotients with the same messages and exposures. The
 * other way round, a class does nothing that its states could not do after some silent steps (branching bisimulation).
 * There is one exception: a machine that hears twice within one step has no time for silent steps in between. So
 * `storyOf` finds the machines' own steps for each story, and reports one that it cannot find.
 *
 * Time passes for one machine at a time, so a timer may fire late in relation to another machine's. That admits more
 * than a common clock, and misses nothing.
 * @throws {@link CannotCompose} if a meeting point sends what the part's model does not have or calls impossible, unless
 * the part is bounded, or if messages follow each other endlessly
 */
export function explorePage<P extends Parts, S extends object>(
  composition: Composition<P, S>,
  { budget = 20_000, reduces = true }: PageOptions = {},
): PageExploration<P, S> {
  const { name, parts, meets, acts = () => [], possible = () => true } = composition;
  const names = Object.keys(parts);
  const quotients = Object.fromEntries(names.map((each) => [each, quotientOf(parts[each]!, reduces)]));
  const lives = (page: S, each: string): boolean => composition.lives?.(page, each) ?? true;
  const bounded: readonly string[] = composition.bounded ?? [];
  type Classes = PageState<P, S>['classes'];

  const atOf = (classes: Classes, page: S): At<P, S> => ({
    parts: Object.fromEntries(
      names.map((each) => {
        const at = classes[each];
        return [each, at === null || at === undefined ? null : quotients[each]!.exposed[at]];
      }),
    ) as At<P, S>['parts'],
    page,
  });
  const states = new Map<string, PageState<P, S>>();
  const steps: PageStep<P, S>[] = [];
  const queue: PageState<P, S>[] = [];
  let cut = 0;
  const reach = (classes: Classes, page: S): PageState<P, S> => {
    const key = `${names.map((each) => classes[each] ?? '-').join()} ${JSON.stringify(page)}`;
    const known = states.get(key);
    if (known) return known;
    const state: PageState<P, S> = { key, classes, at: atOf(classes, page), steps: [] };
    states.set(key, state);
    queue.push(state);
    return state;
  };

  /** Parts come and go with the page. One that comes may start in several ways. */
  const settled = (classes: Classes, page: S): Classes[] => {
    let all: Classes[] = [classes];
    for (const each of names) {
      if (!lives(page, each)) all = all.map((one) => ({ ...one, [each]: null }));
      else if (classes[each] === null)
        all = all.flatMap((one) => quotients[each]!.starts.map((start) => ({ ...one, [each]: start })));
    }
    return all;
  };

  interface Run {
    readonly classes: Classes;
    readonly page: S;
    readonly pending: readonly Message[];
    readonly messages: readonly Message[];
    readonly shares: readonly Share[];
  }
  const storyTo = (state: PageState<P, S>): string =>
    inputsOf(shortestPageSteps(starts, state)).join(' → ') || 'the start';

  /** All ways in which a run comes to rest. */
  const atRest = (run: Run, from: PageState<P, S>): Run[] => {
    const [message, ...pending] = run.pending;
    if (!message) return [run];
    if (run.messages.length > 200)
      throw new CannotCompose(`${name}: messages follow each other endlessly after ${storyTo(from)}`);
    const meet = meets[message.type] as ((at: At<P, S>, message: Message) => Change<P, S>) | undefined;
    if (!meet) throw new CannotCompose(`${name}: no meeting point for the message ${message.type}`);
    const { page: changes = {}, sends = [] } = meet(atOf(run.classes, run.page), message);
    const page = { ...run.page, ...changes };
    let runs: Run[] = settled(run.classes, page).map((classes) => ({
      ...run,
      classes,
      page,
      pending,
      messages: [...run.messages, message],
    }));
    for (const { to, event } of sends)
      runs = runs.flatMap((each): Run[] => {
        const at = each.classes[to];
        if (at === null || at === undefined) return [each];
        const moves = quotients[to]!.hears[at]!.get(textOfEvent(event));
        if (!moves && bounded.includes(to)) {
          cut++;
          return [];
        }
        if (!moves)
          throw new CannotCompose(
            `${name}: ${message.type} sends ${to} ${textOfEvent(event)}, which its model does not have or calls impossible, after ${storyTo(from)}`,
          );
        return moves.map((move) => ({
          ...each,
          classes: { ...each.classes, [to]: move.to },
          pending: [...each.pending, ...move.messages],
          shares: [...each.shares, { part: to, move }],
        }));
      });
    return runs.flatMap((each) => atRest(each, from));
  };
  const begin = (from: PageState<P, S>, step: Pick<PageStep<P, S>, 'part' | 'input' | 'act'>, run: Run) => {
    const known = new Set<string>();
    for (const { classes, page, messages, shares } of atRest(run, from)) {
      const to = reach(classes, page);
      // Parts that start in several ways may lead to the same state.
      const id = `${to.key} ${shares.map(({ part, move }) => `${part} ${move.label}`).join()}`;
      if (known.has(id)) continue;
      known.add(id);
      const taken: PageStep<P, S> = { from, to, ...step, messages, shares };
      from.steps.push(taken);
      steps.push(taken);
    }
  };

  const nowhere: Classes = Object.fromEntries(names.map((each) => [each, null]));
  const starts = settled(nowhere, composition.start).map((classes) => reach(classes, composition.start));
  let explored = 0;
  for (let from = queue[0]; from && explored < budget; from = queue[explored]) {
    explored++;
    const { classes, at } = from;
    const { page } = at;
    const rest: Run = { classes, page, pending: [], messages: [], shares: [] };
    for (const part of names) {
      const own = classes[part];
      if (own === null || own === undefined) continue;
      for (const move of quotients[part]!.moves[own]!) {
        const input = move.input ?? '';
        if (!move.isPrivate && !possible(at, part, input)) continue;
        begin(
          from,
          { part, input, act: null },
          {
            ...rest,
            classes: { ...classes, [part]: move.to },
            pending: move.messages,
            shares: [{ part, move }],
          },
        );
      }
    }
    for (const act of acts(at))
      begin(from, { part: null, input: act.type, act }, { ...rest, pending: [act] });
  }
  const unexplored = queue.length - explored;
  const sizes = names.map((each) => {
    const { exploration, exposed } = quotients[each]!;
    return `${each} ${exposed.length} of ${exploration.states.size}`;
  });
  const left = [
    ...(unexplored > 0 ? [`${unexplored} states beyond the budget of ${budget}`] : []),
    ...(cut > 0 ? [`${cut} steps beyond what ${bounded.join(', ')} can hear`] : []),
  ];
  const summary = `${states.size} states, ${steps.length} steps (${sizes.join(', ')}); left out: ${left.join(', ') || 'nothing'}`;
  return { composition, quotients, starts, states, steps, unexplored, cut, summary };
}

/** The inputs of steps, for stories: `wizard: wizard.open`. */
export const inputsOf = <P extends Parts, S>(steps: readonly PageStep<P, S>[]): string[] =>
  steps.map(({ part, input }) => (part === null ? input : `${part}: ${input}`));

/** The shortest steps from a start to a state. */
export function shortestPageSteps<P extends Parts, S>(
  starts: readonly PageState<P, S>[],
  goal: PageState<P, S>,
): PageStep<P, S>[] {
  const first = new Map<PageState<P, S>, PageStep<P, S> | undefined>(
    starts.map((state) => [state, undefined]),
  );
  for (const state of first.keys()) {
    if (state === goal) break;
    for (const step of state.steps) if (!first.has(step.to)) first.set(step.to, step);
  }
  const path: PageStep<P, S>[] = [];
  for (let step = first.get(goal); step; step = first.get(step.from)) path.unshift(step);
  return path;
}
