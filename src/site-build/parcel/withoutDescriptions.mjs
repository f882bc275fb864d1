// @ts-check
import { Transformer } from '@parcel/plugin';

const description = /\bdescription:\s*(?:'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)(?:,|(?= \}))/g;

/** Only the inspector and the charts show a machine's descriptions. Lines stay. @param {string} code */
export const withoutDescriptions = (code) => code.replace(description, (text) => text.replace(/[^\n]/g, ''));

export default new Transformer({
  async transform({ asset, options }) {
    if (options.mode === 'production') asset.setCode(withoutDescriptions(await asset.getCode()));
    return [asset];
  },
});
