import { join } from 'node:path';
import { defineConfig } from 'vite';

/** Builds the example page for enquiry.spec.ts and serves it under a strict content security policy. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: join(import.meta.dirname, '../../../.build/example-cache'),
  build: { outDir: join(import.meta.dirname, '../../../.build/example'), emptyOutDir: true },
  preview: {
    headers: {
      'content-security-policy':
        "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    },
  },
});
