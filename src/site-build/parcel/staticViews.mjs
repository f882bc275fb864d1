// @ts-check
import { Transformer } from '@parcel/plugin';
import { parseSync } from '@swc/core';

/**
 * The names that a module exports, `default` with the name it has there. Types are left out. Throws on an export that
 * is neither `export const` nor `export default Name`.
 * @param {string} code
 * @param {string} file
 */
const exportsOf = (code, file) =>
  parseSync(code, { syntax: 'typescript', tsx: true, target: 'esnext' }).body.flatMap((item) => {
    if (!item.type.startsWith('Export')) return [];
    if (item.type === 'ExportDefaultExpression' && item.expression.type === 'Identifier')
      return [{ name: item.expression.value, isDefault: true }];
    if (item.type === 'ExportDeclaration') {
      if (item.declaration.type.startsWith('Ts')) return [];
      if (item.declaration.type === 'VariableDeclaration')
        return item.declaration.declarations.flatMap(({ id }) =>
          id.type === 'Identifier' ? [{ name: id.value, isDefault: false }] : [],
        );
    }
    throw new Error(`${file}: a static view exports by "export const" and "export default Name" only`);
  });

/**
 * What the browser gets in place of a `*.static.tsx` view: for each component a slot for its prerendered HTML,
 * so that neither its code nor its words are sent as script. A default export is a page, a named one a part of one.
 * What has no capital is for the prerender only. Throws where nothing is exported.
 * @param {string} code
 * @param {string} file
 */
export const slotsOf = (code, file) => {
  const exported = exportsOf(code, file);
  if (exported.length === 0) throw new Error(`${file} exports nothing`);
  const lines = exported.map(({ name, isDefault }) => {
    if (isDefault) return `export default () => <StaticPage name="${name}" />;`;
    return `export const ${name} = ${/^[A-Z]/.test(name) ? `() => <StaticSlot name="${name}" />` : 'undefined'};`;
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
