/** The door for tests of a machine on the running actor. It loads vitest. */
export type { Arbitraries } from './actor/checkAtRandom.ts';
export { type MachineSuite, machineSuite } from './actor/machineSuite.ts';
