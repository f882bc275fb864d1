import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { FailureLevel, RecordedFailure, Recording } from '../definition/recording.ts';
import { recordingFormat, recordingVersion } from '../definition/recording.ts';
import { type Json, tag } from '../definition/tagged.ts';
import {
  commandFor,
  errorOf,
  fileOf,
  kindOf,
  type ReplayLevel,
  recording,
  recordingsOf,
  reporting,
  tries,
  withHint,
  write,
} from '../failures/files.ts';
import { stepsBefore } from '../walk/play.ts';
import type { Parts } from './composition.ts';
import {
  inputsOf,
  type PageExploration,
  type PageState,
  type PageStep,
  shortestPageSteps,
} from './explorePage.ts';
import { isObeyed, type PageLaws, pageViolations, violatingPageSteps } from './pageLaws.ts';
import type { PagePath } from './pagePaths.ts';
import { storyOf } from './storyOf.ts';

/** Makes something of the failures of a page's suite: shorter stories in files that can be handed on. */
export interface PageFailures<P extends Parts, S> {
  /**
   * Walks the nth story.
   * @param retry walks another story on a page of its own
   * @throws the error of the walk; its message ends with the command that replays the shortest story that fails alike
   */
  walk(
    n: number,
    path: PagePath<P, S>,
    walk: (path: PagePath<P, S>) => Promise<void>,
    retry?: (path: PagePath<P, S>) => Promise<void>,
  ): Promise<void>;
  /**
   * Checks that every step of the exploration obeys the nth law.
   * @throws the shortest stories that do not, and the command that replays the first
   */
  law(n: number, title: string, law: PageLaws<P, S>[string]): Promise<void>;
  /** The kept recordings of the suite's failures; or the only one that is replayed now. Titles are those of tests. */
  replays(): readonly {
    readonly title: string;
    readonly run: (walk: (path: PagePath<P, S>) => Promise<void>) => Promise<void>;
  }[];
}

/**
 * @param suite the name in files and commands; `npm run replay` looks for it in the files that call this
 * @param level `actor`: the laws of the composition; otherwise where its stories are walked
 */
export function pageFailures<P extends Parts, S extends object>(
  suite: string,
  level: ReplayLevel,
  exploration: PageExploration<P, S>,
): PageFailures<P, S> {
  const failureLevel: FailureLevel = level === 'actor' ? 'page' : level;
  const whole = tries(failureLevel);
  const budget = { left: whole };
  const recorded = (steps: readonly PageStep<P, S>[], what: string): Recording =>
    pageRecordingOf(exploration, steps, {
      suite,
      level: failureLevel,
      page: true,
      after: steps.length,
      what,
    });
  return {
    law: (n, title, law) =>
      recording(
        { suite, level: failureLevel },
        n,
        () => assert.deepEqual(pageViolations(exploration, law), []),
        () => {
          const [steps] = violatingPageSteps(exploration, law);
          return steps ? recorded(steps, title) : null;
        },
      ),
    walk: async (n, path, walk, retry = walk) => {
      const file = fileOf(suite, failureLevel, n);
      try {
        await walk(path);
        if (whole > 0) rmSync(file, { force: true });
      } catch (cause) {
        if (whole === 0) throw cause;
        const error = errorOf(cause);
        const steps = path.steps.map(({ step }) => step).slice(0, stepsBefore(error) ?? path.steps.length);
        const fails = async (candidate: readonly PageStep<P, S>[]): Promise<boolean> => {
          const story = storyOf(exploration, candidate);
          const start = candidate[0]?.from;
          if (!story || !start || budget.left <= 0) return false;
          budget.left -= 1;
          try {
            await retry({ name: inputsOf(candidate).join(' → '), start, steps: story });
            return false;
          } catch (again) {
            return kindOf(again) === kindOf(error) && (stepsBefore(again) ?? story.length) === story.length;
          }
        };
        const shorter = await shortest(exploration, steps, fails);
        write(file, recorded(shorter, error.message));
        throw withHint(
          error,
          `${path.steps.length} steps, of which ${shorter.length} are enough (${whole - budget.left} of at most ${whole} walks):\n  ${inputsOf(shorter).join(' → ')}\n${commandFor(failureLevel, file)}`,
        );
      }
    },
    replays: () =>
      recordingsOf(suite, level, true).map((replay) => ({
        title: replay.title,
        run: (walk) =>
          reporting(level, () => {
            const path = pagePathOf(exploration, replay.recording);
            return { steps: path.steps.length, walk: () => walk(path) };
          }),
      })),
  };
}

/** @throws the name of the law, if a story of a file that broke it still does so */
export const mustObey = <P extends Parts, S>(laws: PageLaws<P, S>, { steps }: PagePath<P, S>): void => {
  for (const { step } of steps)
    for (const [title, law] of Object.entries(laws)) if (!isObeyed(law, step)) throw new Error(title);
};

/** The last steps after the shortest way to where they begin, then without every step that is not needed. */
async function shortest<P extends Parts, S extends object>(
  exploration: PageExploration<P, S>,
  steps: readonly PageStep<P, S>[],
  fails: (steps: readonly PageStep<P, S>[]) => Promise<boolean>,
): Promise<readonly PageStep<P, S>[]> {
  let current = steps;
  for (let last = 1; last < steps.length; last *= 2) {
    const rest = steps.slice(-last);
    const way = rest[0] ? shortestPageSteps(exploration.starts, rest[0].from) : [];
    const candidate = [...way, ...rest];
    if (candidate.length >= current.length || !(await fails(candidate))) continue;
    current = candidate;
    break;
  }
  for (let at = 0; at < current.length - 1; ) {
    const left = current.filter((_, n) => n !== at);
    const candidate = follow(exploration.starts, left.map(wantedOf));
    if (candidate && (await fails(candidate))) current = candidate;
    else at++;
  }
  return current;
}

/** An input to a page, and the state that it led to, as text. */
interface Wanted {
  readonly part: string | null;
  readonly input: string;
  readonly act: Json;
  readonly state: string;
}
const stateOf = <P extends Parts, S>({ at }: PageState<P, S>): string => JSON.stringify(at);
const wantedOf = <P extends Parts, S>({ part, input, act, to }: PageStep<P, S>): Wanted => ({
  part,
  input,
  act: act && tag(act),
  state: stateOf(to),
});

/** The steps with these inputs, if possible to the same states; null if there are none. */
function follow<P extends Parts, S>(
  from: readonly PageState<P, S>[],
  [wanted, ...others]: readonly Wanted[],
): PageStep<P, S>[] | null {
  if (!wanted) return [];
  const candidates = from
    .flatMap((state) => state.steps)
    .filter(
      ({ part, input, act }) =>
        part === wanted.part && input === wanted.input && isDeepStrictEqual(act && tag(act), wanted.act),
    )
    .sort((a, b) => Number(stateOf(b.to) === wanted.state) - Number(stateOf(a.to) === wanted.state));
  for (const step of candidates) {
    const rest = follow([step.to], others);
    if (rest) return [step, ...rest];
  }
  return null;
}

/** A story of a page, as data. */
function pageRecordingOf<P extends Parts, S extends object>(
  { composition, starts }: PageExploration<P, S>,
  steps: readonly PageStep<P, S>[],
  failure: RecordedFailure,
): Recording {
  const names = Object.keys(composition.parts);
  const start = steps[0]?.from ?? starts[0];
  return {
    format: recordingFormat,
    version: recordingVersion,
    made: new Date().toISOString(),
    actors: names.map((name) => ({
      machine: composition.parts[name]!.model.machine.id,
      at: 0,
      state: name,
      context: tag(start?.at.parts[name] ?? null),
    })),
    steps: steps.map((step, i) => ({
      actor: step.part === null ? 0 : names.indexOf(step.part),
      at: i,
      event: { ...(step.act && (tag(step.act) as object)), type: step.input },
      ...(step.part === null ? { page: true as const } : {}),
      state: stateOf(step.to),
    })),
    failure,
  };
}

/**
 * The story that a page goes today with the recorded inputs.
 * @throws if they are not possible any more
 */
function pagePathOf<P extends Parts, S extends object>(
  exploration: PageExploration<P, S>,
  { actors, steps: recorded }: Recording,
): PagePath<P, S> {
  const wanted = recorded.map(({ actor, event, page, state }): Wanted => {
    const isOfPage = page === true;
    return {
      part: isOfPage ? null : (actors[actor]?.state ?? ''),
      input: event.type,
      act: isOfPage ? event : null,
      state,
    };
  });
  const steps = follow(exploration.starts, wanted);
  const story = steps && storyOf(exploration, steps);
  const start = steps?.[0]?.from ?? exploration.starts[0];
  if (!story || !start) throw new Error('the recorded inputs are not possible any more');
  return { name: inputsOf(steps).join(' → '), start, steps: story };
}
