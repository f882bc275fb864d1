/** Entry point for Playwright's configuration: `reporter: [['list'], ['…/tests/paths/reporter.ts']]`. */
export { PathsReporter as default } from './browser/pathsReporter.ts';
