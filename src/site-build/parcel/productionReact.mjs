// @ts-check
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Resolver } from '@parcel/plugin';

/**
 * The files behind the entries of React's packages. The entries choose by an `if`, so Parcel could not hoist what
 * they load. React has had the stores' hook itself since version 18. @type {Record<string, [name: string, file: string]>}
 */
const files = {
  react: ['react', 'cjs/react.production.js'],
  'react/jsx-runtime': ['react', 'cjs/react-jsx-runtime.production.js'],
  'react-dom': ['react-dom', 'cjs/react-dom.production.js'],
  'react-dom/client': ['react-dom', 'cjs/react-dom-client.production.js'],
  scheduler: ['scheduler', 'cjs/scheduler.production.js'],
  'use-sync-external-store/shim': ['react', 'cjs/react.production.js'],
  'use-sync-external-store/shim/index.js': ['react', 'cjs/react.production.js'],
  'use-sync-external-store/shim/with-selector': [
    'use-sync-external-store',
    'cjs/use-sync-external-store-with-selector.production.js',
  ],
};

export default new Resolver({
  async resolve({ specifier, options }) {
    const [name, file] = files[specifier] ?? [];
    if (options.mode !== 'production' || !name || !file) return null;
    const { resolve } = createRequire(join(options.projectRoot, 'package.json'));
    return { filePath: join(dirname(resolve(`${name}/package.json`)), file), sideEffects: false };
  },
});
