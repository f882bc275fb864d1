// @ts-check
import { Transformer } from '@parcel/plugin';
import { makeLooks, markedById, withLooks } from '../componentStyles.mjs';
import { namesEverywhere, readDocumentNames } from '../documentNames.mjs';

/** @param {string} namesFile */
const prepare = async (namesFile) => {
  const documents = await readDocumentNames(namesFile);
  const isEverywhere = await namesEverywhere(documents, markedById);
  return makeLooks(isEverywhere);
};

/** @type {ReturnType<typeof prepare> | undefined} */
let looks;

/** In development, Stitches makes the styles in the browser. */
export default new Transformer({
  async transform({ asset, options }) {
    if (options.mode !== 'production') return [asset];
    if (asset.filePath.endsWith('/runtimeStyles.ts')) asset.setCode("export * from './builtStyles.ts';\n");
    else if (!asset.filePath.endsWith('/builtStyles.ts')) {
      looks ??= prepare(options.env.NAMES_FILE ?? '');
      asset.setCode(withLooks(await asset.getCode(), asset.filePath, await looks));
    }
    return [asset];
  },
});
