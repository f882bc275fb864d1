/** Composes the machines of one page where they meet. */
export {
  type At,
  type Change,
  type Composition,
  type Message,
  type Part,
  type Parts,
  part,
} from './composition.ts';
export { CannotCompose, explorePage, type PageExploration, type PageStep } from './explorePage.ts';
export { type PageLaws, pageViolations } from './pageLaws.ts';
export { type PagePath, pagePaths } from './pagePaths.ts';
export { type PageWorld, walkPage } from './walkPage.ts';
