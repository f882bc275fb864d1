/**
 * What describes a machine and explores it, without a test runner, Node or a DOM. Development tools import this part
 * of the library and no other.
 */
export * from './chart.ts';
export * from './explore.ts';
export * from './leafOf.ts';
export * from './macrostep.ts';
export * from './model.ts';
export * from './shortestPath.ts';
export * from './transitions.ts';
export * from './xstateInternals.ts';
