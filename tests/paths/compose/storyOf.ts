import type { Input, State, Step } from '../definition/model.ts';
import type { Parts } from './composition.ts';
import type { PageExploration, PageStep } from './explorePage.ts';

// biome-ignore lint/suspicious/noExplicitAny: the machine of a part is known to its composition only
type Any = any;

/** A step of the page, with the inputs that lead each machine to where it can take it. */
export interface ToldStep<P extends Parts, S> {
  readonly step: PageStep<P, S>;
  /** What happens first, unnoticed by the rest of the page. */
  readonly before: readonly { readonly part: keyof P & string; readonly input: Input }[];
  /** The input itself; null for an act on the page. */
  readonly input: Input | null;
}

type Concrete = Readonly<Record<string, State<Any> | null>>;

interface Told {
  readonly states: Concrete;
  readonly before: { readonly part: string; readonly input: Input }[];
  readonly input: Input | null;
}

/**
 * The steps of the machines themselves that make up steps of the page, from one of its starts; null if there are none,
 * because a machine would have to do something unnoticed within a step.
 */
export function storyOf<P extends Parts, S extends object>(
  { quotients, starts }: PageExploration<P, S>,
  steps: readonly PageStep<P, S>[],
): ToldStep<P, S>[] | null {
  const first = steps[0]?.from ?? starts[0];
  if (!first) return null;
  const startIn = (part: string, at: number): State<Any> | null => {
    const { exploration, classOf } = quotients[part]!;
    return exploration.starts.find(({ state }) => classOf.get(state) === at)?.state ?? null;
  };
  const begun: Concrete = Object.fromEntries(
    Object.entries(first.classes).map(([part, at]) => [part, at === null ? null : startIn(part, at)]),
  );

  /** The states of its class that a machine reaches unnoticed, nearest first, each with the steps. */
  const unnoticed = (part: string, state: State<Any>): Map<State<Any>, readonly Step<Any>[]> => {
    const paths = new Map<State<Any>, readonly Step<Any>[]>([[state, []]]);
    for (const [at, path] of paths)
      for (const step of quotients[part]!.privateSteps(at))
        if (!paths.has(step.to)) paths.set(step.to, [...path, step]);
    return paths;
  };

  const tell = (states: Concrete, step: PageStep<P, S>): Told | null => {
    const next = (at: number, told: Told, touched: ReadonlySet<string>): Told | null => {
      const share = step.shares[at];
      if (!share) return told;
      const { part, move } = share;
      const present = told.states[part];
      // A part that comes with this step starts now.
      const from = present ? [present] : quotients[part]!.exploration.starts.map(({ state }) => state);
      const places = from.flatMap((state): (readonly [State<Any>, readonly Step<Any>[]])[] =>
        touched.has(part) ? [[state, []]] : [...unnoticed(part, state)],
      );
      for (const [place, path] of places)
        for (const own of quotients[part]!.stepsOf(place, move.label)) {
          if (quotients[part]!.classOf.get(own.to) !== move.to) continue;
          const silent = path.map(({ input }) => ({ part, input }));
          const done = next(
            at + 1,
            {
              states: { ...told.states, [part]: own.to },
              before: [...told.before, ...silent],
              input: at === 0 && step.part !== null ? own.input : told.input,
            },
            new Set([...touched, part]),
          );
          if (done) return done;
        }
      return null;
    };
    return next(0, { states, before: [], input: null }, new Set());
  };

  let states = begun;
  const story: ToldStep<P, S>[] = [];
  for (const step of steps) {
    const told = tell(states, step);
    if (!told) return null;
    story.push({ step, before: told.before, input: told.input });
    // Parts come and go with the page.
    states = Object.fromEntries(
      Object.entries(step.to.classes).map(([part, at]) => {
        if (at === null) return [part, null];
        return [part, told.states[part] ?? startIn(part, at)];
      }),
    );
  }
  return story;
}
