/**
 * The library's main door: models, laws, scripts, paths, and the actor as a world to play them in. It loads no test
 * runner, so that a script may import it in vitest, in Playwright and in plain Node alike.
 */
export { type ActorWorld, type ActorWorldOptions, actorWorld } from './actor/actorWorld.ts';
export * from './definition/index.ts';
export * from './laws/laws.ts';
export { type Mutant, mutantsOf } from './laws/mutants.ts';
export * from './screen/readScreen.ts';
export * from './screen/script.ts';
export { eventually } from './screen/uiWorld.ts';
export * from './walk/coveringPaths.ts';
export * from './walk/play.ts';
