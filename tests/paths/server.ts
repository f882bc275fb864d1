/** Level d: tests of a server that keeps a machine's events. It loads vitest. */
export { type Answer, type ServerSuite, type ServerWorld, serverSuite } from './server/serverSuite.ts';
