/** Entry point for Playwright specs. Loads the test runner of Playwright. */
export { type BrowserSuite, browserSuite } from './browser/browserSuite.ts';
export { disturber } from './browser/disturb.ts';
export { pageUi } from './browser/pageUi.ts';
export { pageWire } from './browser/pageWire.ts';
export { reloader } from './browser/reload.ts';
export { type Scanner, type Scheme, scanner, type Viewport, violationsOn } from './browser/scan.ts';
export { type Complaints, watch } from './browser/watch.ts';
