// @ts-check
import { Namer } from '@parcel/plugin';

/** Names React's bundle (decision T16), which Parcel would name after the script that loads it. */
export default new Namer({
  name({ bundle }) {
    let isReact = false;
    bundle.traverseAssets(({ filePath }) => {
      isReact ||= /[\\/]node_modules[\\/]react-dom[\\/]/.test(filePath);
    });
    return isReact && !bundle.getMainEntry() ? `react.${bundle.hashReference}.js` : null;
  },
});
