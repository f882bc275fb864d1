import { afterEach, beforeEach, expect } from 'vitest';

// Runs before every test file. Most need no DOM, and loading React for them would take longer than many of them.
const testingLibrary = typeof window === 'undefined' ? null : await import('@testing-library/react');
if (testingLibrary !== null) {
  // vitest resolves React's development build, which checks for act().
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  // Checking the styles of every ancestor takes most of a query's time, and happy-dom has no layout anyway.
  testingLibrary.configure({ defaultHidden: false });
  addMissingApis();
}

/** Adds browser APIs that happy-dom lacks. They do nothing. */
function addMissingApis(): void {
  const noop = () => {};
  class Observer {
    observe = noop;
    unobserve = noop;
    disconnect = noop;
    takeRecords = () => [];
  }
  const addMissing = (owner: object, members: Record<string, unknown>) => {
    for (const [name, value] of Object.entries(members))
      if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true });
  };
  addMissing(globalThis, { ResizeObserver: Observer, IntersectionObserver: Observer });
  addMissing(Element.prototype, {
    hasPointerCapture: () => false,
    setPointerCapture: noop,
    releasePointerCapture: noop,
    scrollIntoView: noop,
  });
}

/** Errors and warnings that the test wrote to the console. A test that expects them removes them: `complaints.splice(0)`. */
export const complaints: string[] = [];
const original = { error: console.error, warn: console.warn };

beforeEach(() => {
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const)
    console[level] = (...args: unknown[]) => {
      complaints.push(args.map((arg) => (arg instanceof Error ? arg.stack : String(arg))).join(' '));
    };
});

afterEach(() => {
  testingLibrary?.cleanup();
  Object.assign(console, original);
  expect(complaints, 'console errors and warnings').toEqual([]);
});
