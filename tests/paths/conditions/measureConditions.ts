import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { instrument } from './instrument.ts';

export interface MeasureConditions {
  /** The files whose conditions are measured, by their paths relative to the project: machines and their rules. */
  readonly include: RegExp;
  /** Default: none. */
  readonly exclude?: RegExp;
}

/**
 * A plugin for vitest's configuration. With it, `machineSuite` measures which branches and conditions the exploration of
 * a machine tries. It is on where tests run in Node; a view's tests get the files as they are.
 */
export const measureConditions = ({ include, exclude }: MeasureConditions): Plugin => {
  let root = process.cwd();
  return {
    name: 'measure-conditions',
    // Lines and texts are those of the source, with its types.
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
    },
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform(code, id) {
      const file = relative(root, id.replace(/\?.*$/, '')).replaceAll('\\', '/');
      if (!include.test(file) || exclude?.test(file)) return null;
      return instrument(code, file, fileURLToPath(new URL('probes.ts', import.meta.url)));
    },
  };
};
