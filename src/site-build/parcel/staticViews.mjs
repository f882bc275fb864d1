// @ts-check
import { Transformer } from '@parcel/plugin';

/**
 * What the browser gets in place of a `*.static.tsx` view: for each component a slot for its prerendered HTML,
 * so that neither its code nor its words are sent as script. A default export is a page, a named one a part of one.
 * What has no capital is for the prerender only. Throws where nothing is exported.
 * @param {string} code
 * @param {string} file
 */
export const slotsOf = (code, file) => {
  const exported = [...code.matchAll(/^export (?:const (\w+)|default (\w+);)/gm)];
  if (exported.length === 0) throw new Error(`${file} exports nothing`);
  const lines = exported.map(([, part = '', page]) => {
    if (page) return `export default () => <StaticPage name="${page}" />;`;
    return `export const ${part} = ${/^[A-Z]/.test(part) ? `() => <StaticSlot name="${part}" />` : 'undefined'};`;
  });
  return [`import { StaticPage, StaticSlot } from '../shared/StaticSlot.tsx';`, ...lines, ''].join('\n');
};

/** In development there is no prerendered HTML, and the components are shown as they are. */
export default new Transformer({
  async transform({ asset, options }) {
    if (options.mode === 'production') asset.setCode(slotsOf(await asset.getCode(), asset.filePath));
    return [asset];
  },
});
