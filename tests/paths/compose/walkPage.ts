import { describe, type Input } from '../definition/model.ts';
import { afterInputs } from '../walk/play.ts';
import type { At, Message, Parts } from './composition.ts';
import type { PageStep } from './explorePage.ts';
import type { PagePath } from './pagePaths.ts';

/** A page on which the stories of a composition can be walked: rendered, or in a browser. */
export interface PageWorld<P extends Parts, S> {
  /** Does to one of the machines what the input says. */
  apply(part: keyof P & string, input: Input): Promise<void>;
  /** Does to the page what the act says. */
  act(message: Message): Promise<void>;
  /** Checks that the page is as the composition says. `step` is the one that led here; absent at the start. */
  check(at: At<P, S>, step?: PageStep<P, S>): Promise<void>;
}

/**
 * Walks a story on a page, and checks the page at the start and after every step.
 * @throws the error of the world; its message starts with the inputs so far
 */
export async function walkPage<P extends Parts, S>(
  { start, steps }: PagePath<P, S>,
  world: PageWorld<P, S>,
): Promise<void> {
  const inputs: string[] = [];
  let done = 0;
  try {
    await world.check(start.at);
    for (const { step, before, input } of steps) {
      done++;
      for (const own of before) {
        inputs.push(`${own.part}: ${describe(own.input)}`);
        await world.apply(own.part, own.input);
      }
      inputs.push(input ? `${step.part}: ${describe(input)}` : step.input);
      if (step.act) await world.act(step.act);
      else if (step.part !== null && input) await world.apply(step.part, input);
      await world.check(step.to.at, step);
    }
  } catch (cause) {
    throw afterInputs(cause, inputs, done);
  }
}
