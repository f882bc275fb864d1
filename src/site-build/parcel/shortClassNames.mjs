// @ts-check
import { Transformer } from '@parcel/plugin';
import { changeClassNames } from '../classNames.mjs';

/** The browser's script then has the class names of the prerendered pages. */
export default new Transformer({
  async transform({ asset, options }) {
    if (options.mode === 'production') asset.setCode(changeClassNames(await asset.getCode()));
    return [asset];
  },
});
