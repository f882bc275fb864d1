import type { AnyStateMachine } from 'xstate';
import type { Model } from '../definition/model.ts';
import type { RecordedFailure } from '../definition/recording.ts';
import { goesOnForEver } from '../laws/storyBreaks.ts';
import type { Path } from '../walk/coveringPaths.ts';
import type { World } from '../walk/play.ts';

const minuteMs = 60_000;

/**
 * Judges again a law over time that a path broke, where the path has been walked: the screen was the same after each
 * round, or it stays the same for a minute.
 * @param failure absent or of another kind: nothing is judged
 * @throws if the machine still does so
 */
export async function mustEnd<M extends AnyStateMachine>(
  model: Model<M>,
  path: Path<M>,
  failure: RecordedFailure | undefined,
  world: World<M>,
): Promise<void> {
  if (failure?.level !== 'temporal' || failure.loop === undefined) return;
  const { what, loop } = failure;
  if (!goesOnForEver(model, path, loop)) return;
  if (loop > 0) throw new Error(`${what}: the last ${loop} steps lead to the same screen, and for ever`);
  const wait = { kind: 'elapse', ms: minuteMs, delay: minuteMs, event: { type: '' } } as const;
  await world.apply(wait);
  await world.check(path.steps.at(-1)?.to ?? path.start.state);
  throw new Error(`${what}: then nothing comes by itself, and the screen stays`);
}
