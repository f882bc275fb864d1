import type { At, Message, Parts } from './composition.ts';
import { inputsOf, type PageExploration, type PageStep, shortestPageSteps } from './explorePage.ts';
import { storyOf } from './storyOf.ts';

/** One step of a page, as laws see it. */
interface ObservedPageStep<P extends Parts, S> {
  readonly before: At<P, S>;
  readonly after: At<P, S>;
  /** The part that the input reached; null for the page itself. */
  readonly part: (keyof P & string) | null;
  readonly input: string;
  readonly messages: readonly Message[];
}

/** What must hold for every step of the page. Names are sentences about the visitor. */
export type PageLaws<P extends Parts, S> = Readonly<
  Record<string, (step: ObservedPageStep<P, S>) => boolean>
>;

const observedOnPage = <P extends Parts, S>({
  from,
  to,
  part,
  input,
  messages,
}: PageStep<P, S>): ObservedPageStep<P, S> => ({ before: from.at, after: to.at, part, input, messages });

/** The shortest steps that break a law, from a start; at most three. */
const violatingPageSteps = <P extends Parts, S extends object>(
  { starts, steps }: PageExploration<P, S>,
  law: PageLaws<P, S>[string],
): PageStep<P, S>[][] =>
  // The exploration is breadth-first, so the first steps have the shortest stories.
  steps
    .filter((step) => !law(observedOnPage(step)))
    .slice(0, 3)
    .map((step) => [...shortestPageSteps(starts, step.from), step]);

/**
 * The shortest stories that break a law, at most three, each with what the machines do in silence to get there.
 * @throws if a story of the quotients is none of the machines: see {@link explorePage}
 */
export const pageViolations = <P extends Parts, S extends object>(
  exploration: PageExploration<P, S>,
  law: PageLaws<P, S>[string],
): string[] =>
  violatingPageSteps(exploration, law).map((steps) => {
    if (!storyOf(exploration, steps))
      throw new Error(`only the quotients, not the machines, do: ${inputsOf(steps).join(' → ')}`);
    return inputsOf(steps).join(' → ');
  });
