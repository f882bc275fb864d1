// @ts-check
import { createRequire } from 'node:module';
import { Transformer } from '@parcel/plugin';

/** Hidden from Parcel, as in `componentStyles.mjs`. @returns {typeof import('@swc/core')} */
const swc = () => createRequire(import.meta.url)('@swc/core');

/** Leaves out types. @param {string} code @param {string} file */
const exportsOf = (code, file) =>
  swc()
    .parseSync(code, { syntax: 'typescript', tsx: true, target: 'esnext' })
    .body.flatMap((item) => {
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
      throw new Error(`${file}: a static view may export only with "export const" and "export default Name"`);
    });

/**
 * Replaces components with slots for prerendered HTML. The document has `Head`, too; exports without a capital
 * letter are used only while prerendering. @param {string} code @param {string} file
 */
export const slotsOf = (code, file) => {
  const exported = exportsOf(code, file);
  if (exported.length === 0) throw new Error(`${file} exports nothing`);
  const lines = exported.map(({ name, isDefault }) => {
    if (isDefault) return `export default () => <StaticView head name="${name}" />;`;
    if (name === 'Head') return 'export const Head = () => <StaticView head />;';
    return `export const ${name} = ${/^[A-Z]/.test(name) ? `() => <StaticView name="${name}" />` : 'undefined'};`;
  });
  return [`import { StaticView } from '../../shell/StaticView.tsx';`, ...lines, ''].join('\n');
};

/** Development has no prerendered HTML, so the components stay. */
export default new Transformer({
  async transform({ asset, options }) {
    if (options.mode === 'production') asset.setCode(slotsOf(await asset.getCode(), asset.filePath));
    return [asset];
  },
});
