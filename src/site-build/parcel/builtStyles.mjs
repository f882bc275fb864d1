// @ts-check
import { basename } from 'node:path';
import { Transformer } from '@parcel/plugin';
import { evaluateDesign, makeLooks, markedById, shortenLooks, withLooks } from '../componentStyles.mjs';
import { namesEverywhere, readDocumentNames } from '../documentNames.mjs';

/** @param {string} namesFile */
const prepare = async (namesFile) => {
  const { documents, short } = await readDocumentNames(namesFile);
  const isEverywhere = await namesEverywhere(documents, markedById);
  return shortenLooks(makeLooks(await evaluateDesign(), isEverywhere), new Map(short));
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
