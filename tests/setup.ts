import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect } from 'vitest';

// Before every test file. React is the development build (vitest resolves it so), and checks for act().
(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
// Looking whether each ancestor is hidden by a style sheet costs most of a query's time; happy-dom has no layout anyway.
configure({ defaultHidden: false });

if (typeof window !== 'undefined') standIn();

/** What browsers have and happy-dom lacks, doing nothing. */
function standIn(): void {
  const nothing = () => {};
  class Observer {
    observe = nothing;
    unobserve = nothing;
    disconnect = nothing;
    takeRecords = () => [];
  }
  const missing = (owner: object, members: Record<string, unknown>) => {
    for (const [name, value] of Object.entries(members))
      if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true });
  };
  missing(globalThis, { ResizeObserver: Observer, IntersectionObserver: Observer });
  missing(Element.prototype, {
    hasPointerCapture: () => false,
    setPointerCapture: nothing,
    releasePointerCapture: nothing,
    scrollIntoView: nothing,
  });
}

/** What the console said during the test. A test which expects it takes it: `complaints.splice(0)`. */
export const complaints: string[] = [];
const real = { error: console.error, warn: console.warn };

beforeEach(() => {
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const)
    console[level] = (...said: unknown[]) => {
      complaints.push(said.map((each) => (each instanceof Error ? each.stack : String(each))).join(' '));
    };
});

afterEach(() => {
  if (typeof document !== 'undefined') cleanup();
  Object.assign(console, real);
  expect(complaints, 'what the console said').toEqual([]);
});
