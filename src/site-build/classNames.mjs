// @ts-check
/**
 * Shorter names for Stitches' classes. Its hashes have six random letters, which no compression makes smaller, and each
 * name is in the page's list, in its rules and in its markup. Here a hash has four, and a variant's name is left out.
 * The build of the script's looks and the prerendering must change Stitches alike.
 */

/** Of 52 letters each. */
const hashLength = 4;

/** Also throws if two hashes are shortened to the same. */
const shorten = `((longs)=>(long)=>{
  const short=long.slice(-${hashLength});
  if((longs.get(short)??long)!==long)
    throw new Error("Two styles would have the class name "+short+". Change the order of two properties in one: "+new Error().stack);
  longs.set(short,long);
  return short;
})(new Map())`;

/**
 * Changes the code of Stitches 1.2.8. Throws if it is written differently. Its code then throws if two names become the
 * same.
 * @param {string} code
 */
export const changeClassNames = (code) => {
  /** The end of the hash function, and the name of a variant. @type {readonly (readonly [string, string])[]} */
  const changes = [
    ['z=e=>(e=>{', `shortHash=${shorten},z=e=>shortHash((e=>{`],
    ['JSON.stringify(e))>>>0),W=[', 'JSON.stringify(e))>>>0)),W=['],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template in the code of Stitches
    ['const i=`${n}-${z(o)}-${t}`', 'const i=`${n}-${z(o)}`'],
  ];
  return changes.reduce((all, [from, to]) => {
    if (all.split(from).length !== 2) throw new Error(`Stitches is written differently: no "${from}"`);
    return all.replace(from, () => to);
  }, code);
};
