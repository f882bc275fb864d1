import type { AnyStateMachine, InputFrom } from 'xstate';
import { describe, type Start, type State, type Step } from '../definition/model.ts';
import type { UiWorld } from '../screen/uiWorld.ts';
import type { Requests } from '../screen/wire.ts';
import type { Path } from '../walk/coveringPaths.ts';
import { stepsTo } from '../walk/stepsTo.ts';
import type { DomUi } from './domUi.ts';

/** A rendered view at the start of a path. */
export interface Opened<M extends AnyStateMachine> {
  readonly world: UiWorld<M>;
  readonly ui: DomUi<object>;
  /** The machine's input at the start of the path. */
  readonly input: InputFrom<M> | undefined;
  /** The requests that the world holds, if the suite names them. */
  readonly requests: Requests | undefined;
  /** Loads the page again in the same world, with the same storage and address. */
  reload(input: InputFrom<M> | undefined): Promise<void>;
  /** Removes the view. */
  close(): void;
}

/** Walks in a rendered view from state to state, without checks on the way: the paths make them. */
export interface Walker<M extends AnyStateMachine> {
  /** Walks to the nearest state that is wanted, from here or, if it must be, from a start. */
  to(isWanted: (state: State<M>) => boolean): Promise<{ readonly state: State<M>; readonly view: Opened<M> }>;
  /** Where the last walk should have led to. */
  target(): State<M> | undefined;
  /** Adds to the story what is done besides walking. */
  tell(what: string): void;
  /** What is being done besides walking; it belongs to {@link Walker.path} until {@link Walker.isNow} says what it was. */
  tries(first: Step<M>, second: Step<M>): void;
  /** Says where what was done besides walking has led to, by which steps; two of them were done in one task. */
  isNow(state: State<M>, steps: readonly Step<M>[]): void;
  /** Everything that was done since the view was rendered. */
  path(): Path<M> | null;
  /** The message of an error, after the story that led to it. */
  storyOf(error: unknown): string;
  /** Removes the view. The next walk begins at a start. */
  leave(): void;
}

/** After so many inputs, the view is rendered again. */
const longestStory = 60;

/**
 * @param open renders the view
 * @param mayWalk whether a walk may contain a step. Default: if the machine does not refuse it
 */
export function walker<M extends AnyStateMachine>(
  starts: readonly Start<M>[],
  open: (start: Start<M>) => Promise<Opened<M>>,
  mayWalk?: (step: Step<M>) => boolean,
): Walker<M> {
  let view: Opened<M> | undefined;
  let at: State<M> | undefined;
  let story: string[] = [];
  let begun: Start<M> | undefined;
  let done: Step<M>[] = [];
  let pending: Step<M>[] = [];
  const together = new Set<Step<M>>();
  let target: State<M> | undefined;
  const leave = () => {
    view?.close();
    [view, at, story, begun, done, pending] = [undefined, undefined, [], undefined, [], []];
    together.clear();
  };
  const join = (steps: readonly Step<M>[]) => {
    // A step of the exploration may be done more than once.
    const own = steps.map((step) => ({ ...step }));
    done.push(...own);
    for (const second of own.slice(1)) together.add(second);
  };
  return {
    leave,
    target: () => target,
    tell: (what) => void story.push(what),
    tries: (first, second) => {
      pending = [first, second];
    },
    isNow: (state, steps) => {
      at = state;
      pending = [];
      join(steps);
    },
    path: () => {
      join(pending);
      return begun
        ? { name: story.join(' → '), start: begun, steps: [...done], together: new Set(together) }
        : null;
    },
    storyOf: (error) =>
      `after ${story.join(' → ') || 'the start'}:\n${error instanceof Error ? error.message : error}`,
    to: async (isWanted) => {
      let steps = at && story.length < longestStory ? stepsTo([at], isWanted, mayWalk) : undefined;
      if (!steps || !view || !at) {
        leave();
        steps = stepsTo(
          starts.map(({ state }) => state),
          isWanted,
          mayWalk,
        );
        const start = starts.find(({ state }) => (steps?.[0] ? state === steps[0].from : isWanted(state)));
        if (!steps || !start) throw new Error('no start leads there');
        view = await open(start);
        at = start.state;
        begun = start;
        // What the view does by itself at the start has happened after this.
        await view.world.check(at);
      }
      target = steps.at(-1)?.to ?? at;
      for (const step of steps) {
        const { input, to } = step;
        story.push(describe(input));
        join([step]);
        await view.world.apply(input);
        at = to;
      }
      return { state: at, view };
    },
  };
}
