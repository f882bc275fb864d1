// @ts-check
/** Node's hooks for `--import`: shortens the names of Stitches while prerendering, as `componentStyles.mjs` does for the script. */
import { register } from 'node:module';
import { isMainThread } from 'node:worker_threads';
import { changeClassNames } from './classNames.mjs';

if (isMainThread) register(import.meta.url);

/** @type {import('node:module').LoadHook} */
export const load = async (url, context, nextLoad) => {
  const loaded = await nextLoad(url, context);
  if (!url.endsWith('/@stitches/react/dist/index.mjs')) return loaded;
  return { ...loaded, source: changeClassNames(`${loaded.source}`) };
};
