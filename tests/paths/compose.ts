/** Composes the machines of one page where they meet. */
export {
  type At,
  type Change,
  type Composition,
  type Message,
  type Part,
  type Parts,
  part,
} from './compose/composition.ts';
export { CannotCompose, explorePage, type PageExploration, type PageStep } from './compose/explorePage.ts';
export { type PageLaws, pageViolations } from './compose/pageLaws.ts';
export { type PagePath, pagePaths } from './compose/pagePaths.ts';
export { type PageWorld, walkPage } from './compose/walkPage.ts';
