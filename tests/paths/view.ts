/** Entry point for tests of a rendered view. Loads vitest, React and Testing Library. */
export { domUi } from './view/domUi.ts';
export type { Stage, ViewSuite } from './view/opener.ts';
export { viewSuite } from './view/viewSuite.tsx';
