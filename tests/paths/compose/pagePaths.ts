import type { Parts } from './composition.ts';
import { inputsOf, type PageExploration, type PageState, type PageStep } from './explorePage.ts';
import { storyOf, type ToldStep } from './storyOf.ts';

/** A story of the page that can be walked. */
export interface PagePath<P extends Parts, S> {
  readonly name: string;
  readonly start: PageState<P, S>;
  readonly steps: readonly ToldStep<P, S>[];
}

export interface PagePathOptions<P extends Parts, S> {
  /** Whether a step can be walked, e.g. not one that waits for half a minute. Others are no targets. Default: all can. */
  readonly walks?: (step: PageStep<P, S>) => boolean;
  /** What must be walked once. Default: each input with what it brings about at the meeting points (`meetingOf`). */
  readonly targetOf?: (step: PageStep<P, S>) => string | null;
  /** A path goes on after its first target up to this length. Default: 12. */
  readonly maxSteps?: number;
}

/** An input, and which machine then tells or hears what; null if no two machines meet. */
export const meetingOf = <P extends Parts, S>({
  part,
  input,
  messages,
  shares,
}: PageStep<P, S>): string | null => {
  const heard = shares.slice(part === null ? 0 : 1).map((share) => `${share.part} ${share.move.label}`);
  const told = messages.map((message) => JSON.stringify(message));
  return messages.length === 0 ? null : `${part ?? 'page'} ${input}: ${[...told, ...heard].join(', ')}`;
};

/**
 * A few paths that contain every meeting, as steps of the machines themselves; and the meetings that no path can reach.
 * @throws if a path of the quotients is none of the machines: see `explorePage`
 */
export function pagePaths<P extends Parts, S extends object>(
  exploration: PageExploration<P, S>,
  { walks = () => true, targetOf = meetingOf, maxSteps = 12 }: PagePathOptions<P, S> = {},
): { readonly paths: readonly PagePath<P, S>[]; readonly unreached: readonly string[] } {
  const open = new Set(exploration.steps.flatMap((step) => (walks(step) ? (targetOf(step) ?? []) : [])));
  const isOpen = (step: PageStep<P, S>) => open.has(targetOf(step) ?? '');
  const nearest = (from: readonly PageState<P, S>[]): PageStep<P, S>[] | null => {
    const cameBy = new Map<PageState<P, S>, PageStep<P, S> | null>(from.map((state) => [state, null]));
    for (const state of cameBy.keys())
      for (const step of state.steps) {
        if (!walks(step)) continue;
        if (isOpen(step)) {
          const path = [step];
          for (let before = cameBy.get(state); before; before = cameBy.get(before.from)) path.unshift(before);
          return path;
        }
        if (!cameBy.has(step.to)) cameBy.set(step.to, step);
      }
    return null;
  };
  const paths: PagePath<P, S>[] = [];
  for (;;) {
    const steps: PageStep<P, S>[] = [];
    for (;;) {
      const last = steps.at(-1);
      const section = nearest(last ? [last.to] : exploration.starts);
      if (!section || (last && steps.length + section.length > maxSteps)) break;
      for (const step of section) open.delete(targetOf(step) ?? '');
      steps.push(...section);
    }
    const [first] = steps;
    if (!first) return { paths, unreached: [...open] };
    const name = inputsOf(steps).join(' → ');
    const story = storyOf(exploration, steps);
    if (!story) throw new Error(`only the quotients, not the machines, do: ${name}`);
    paths.push({ name, start: first.from, steps: story });
  }
}
