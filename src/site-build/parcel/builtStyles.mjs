// @ts-check
import { basename } from 'node:path';
import { Transformer } from '@parcel/plugin';
import { evaluateDesign, makeLooks, shortenLooks, withLooks } from '../componentStyles.mjs';
import { readDocumentNames } from '../documentNames.mjs';

/** @param {string} namesFile */
const prepare = async (namesFile) => {
  const { shared, short } = await readDocumentNames(namesFile);
  return shortenLooks(makeLooks(await evaluateDesign(), new Set(shared)), new Map(short));
};

/** @type {ReturnType<typeof prepare> | undefined} */
let looks;

/** What takes the place of these modules. The looks contain what `theme.ts` says. @type {Record<string, string>} */
const replaced = {
  'runtimeStyles.ts': "export * from './builtStyles.ts';\n",
  // Prerendered documents already contain the global rules and keyframes.
  'globalStyles.ts': 'export const insertGlobalStyles = () => {};\n',
};
const ours = ['builtStyles.ts', 'ruleGroups.ts'];

/** In development, Stitches makes the styles in the browser. */
export default new Transformer({
  async transform({ asset, options }) {
    if (options.mode !== 'production') return [asset];
    const name = basename(asset.filePath);
    if (replaced[name] !== undefined) asset.setCode(replaced[name]);
    else if (!ours.includes(name)) {
      looks ??= prepare(options.env.NAMES_FILE ?? '');
      asset.setCode(withLooks(await asset.getCode(), asset.filePath, await looks));
    }
    return [asset];
  },
});
