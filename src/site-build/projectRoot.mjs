// @ts-check
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Plain JavaScript, because `install.mjs` uses it before packages are installed. */
export const projectRoot = resolve(fileURLToPath(import.meta.url), '../../..');
