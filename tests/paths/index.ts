/**
 * The main entry point: models, laws, scripts, paths, and the actor as a world to walk them in. It loads no test
 * runner, so scripts can import it in vitest, in Playwright and in plain Node.
 */
export { type ActorWorld, type ActorWorldOptions, actorWorld } from './actor/actorWorld.ts';
export * from './definition/index.ts';
export type { ReplayResult } from './failures/files.ts';
export * from './failures/recordedPath.ts';
export * from './laws/laws.ts';
export { type Mutant, mutantsOf } from './laws/mutants.ts';
export {
  counterexample,
  leadsTo,
  never,
  type TemporalLaw,
  type TemporalLaws,
  until,
} from './laws/temporal.ts';
export * from './screen/readScreen.ts';
export * from './screen/script.ts';
export { eventually, type UiWorldOptions, uiWorld } from './screen/uiWorld.ts';
export * from './screen/wire.ts';
export * from './walk/coveringPaths.ts';
export * from './walk/play.ts';
export { stepsTo } from './walk/stepsTo.ts';
