// @ts-check
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The project's folder, without a separator at its end. Plain JavaScript that every Node runs: `install.mjs` uses it
 * before the packages are there and before it has checked Node's version.
 */
export const projectRoot = resolve(fileURLToPath(import.meta.url), '../../..');
