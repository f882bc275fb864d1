import { defineConfig } from 'vitest/config';

/** Builds the page, serves it under a strict content security policy, and runs the tests that need no browser. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '.build/cache',
  build: { outDir: '.build/site' },
  preview: {
    headers: {
      'content-security-policy':
        "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    },
  },
  test: {
    include: ['*.test.{ts,tsx}'],
    environment: 'happy-dom',
    testTimeout: 60_000,
  },
});
