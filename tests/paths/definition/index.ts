/**
 * Describes and explores machines, without a test runner, Node or a DOM. This is the only part of the library that
 * development tools may import.
 */
export * from './actors.ts';
export * from './chart.ts';
export * from './explore.ts';
export * from './leafOf.ts';
export * from './macrostep.ts';
export * from './model.ts';
export * from './recording.ts';
export * from './shortestPath.ts';
export * from './tagged.ts';
export * from './transitions.ts';
export * from './xstateInternals.ts';
