// @ts-check
import { basename } from 'node:path';
import { Transformer } from '@parcel/plugin';

/** @type {Record<string, string>} */
const emptied = {
  'globalStyles.ts': 'export const insertGlobalStyles = () => {};\n',
  'theme.ts': 'export const theme = {};\n',
};

/** Prerendered documents already contain the theme's variables, the global rules and keyframes. */
export default new Transformer({
  async transform({ asset, options }) {
    const code = emptied[basename(asset.filePath)];
    if (code === undefined) throw new Error(`${asset.filePath} is not one of the prerendered styles`);
    if (options.mode === 'production') asset.setCode(code);
    return [asset];
  },
});
