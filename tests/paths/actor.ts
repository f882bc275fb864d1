/** Entry point for tests of a machine on the running actor. Loads vitest. */
export type { Arbitraries } from './actor/checkAtRandom.ts';
export { type MachineSuite, machineSuite } from './actor/machineSuite.ts';
