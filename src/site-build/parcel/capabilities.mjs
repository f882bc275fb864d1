// @ts-check
import { Transformer } from '@parcel/plugin';

/**
 * Writes the values of `capabilities`, which the build passes as `CAPABILITIES`, into the code: the minifier then drops
 * what belongs to one that is off. @param {string} code @param {Readonly<Record<string, boolean>>} values
 */
export const withCapabilities = (code, values) =>
  code
    .replace(/(?<=export const capabilities\b).*= capabilitiesOf\([^)]*\);/, ` = ${JSON.stringify(values)};`)
    .replaceAll(/\bcapabilities\.(\w+)\b/g, (access, name) => String(values[name] ?? access));

/** Development reads the environment. */
export default new Transformer({
  async transform({ asset, options }) {
    const values = process.env.CAPABILITIES;
    if (options.mode !== 'production' || values === undefined) return [asset];
    const code = await asset.getCode();
    if (code.includes('capabilities')) asset.setCode(withCapabilities(code, JSON.parse(values)));
    return [asset];
  },
});
