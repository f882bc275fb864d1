// @ts-check
import { Transformer } from '@parcel/plugin';

/**
 * What the browser gets in place of `design/globalStyles.ts`: every prerendered document has the global rules and the
 * keyframes of what it shows. In development there is no prerendered document.
 */
export default new Transformer({
  async transform({ asset, options }) {
    if (options.mode === 'production') asset.setCode('export const insertGlobalStyles = () => {};\n');
    return [asset];
  },
});
