import { afterEach, beforeEach, expect } from 'vitest';

// Runs before every test file. Most need no DOM, and loading React for them would take longer than many of them.
const testingLibrary = typeof window === 'undefined' ? null : await import('@testing-library/react');
if (testingLibrary !== null) await import('./setupDom.ts');

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
  // Files that share a process share its storage.
  if (testingLibrary !== null) for (const storage of [sessionStorage, localStorage]) storage.clear();
  expect(complaints, 'console errors and warnings').toEqual([]);
});
