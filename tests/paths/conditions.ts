/** Entry point for vitest's configuration: the plugin that measures conditions. Loads Vite. */
export { type MeasureConditions, measureConditions } from './conditions/measureConditions.ts';
