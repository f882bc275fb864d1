// @ts-check
import parcelPackager from '@parcel/packager-js';
import { ScopeHoistingPackager } from '@parcel/packager-js/lib/ScopeHoistingPackager.js';
import { Packager } from '@parcel/plugin';

/** @import { Asset, Dependency } from '@parcel/types' */

/** An object whose properties are the exports; what may change is read each time. */
const objectOf = (/** @type {readonly { name: string, value: string, isFixed: boolean }[]} */ members) =>
  `{ ${members
    .map(({ name, value, isFixed }) => (isFixed ? `${name}: ${value}` : `get ${name}() { return ${value}; }`))
    .join(', ')} }`;

/** The exports that the code declares only once, with a value that never changes. @param {string} code */
const constantsIn = (code) =>
  new Set(
    [...code.matchAll(/(?:const|class|function\*?) (\$\w+\$export\$\w+)(?=[ (=])/g)].map(([, name]) => name),
  );

/**
 * Parcel gives each module of a lazy bundle a function, whose calls no minifier can shorten. Here they share
 * one, which runs when the first of them is required. A module keeps its own if it is in several bundles, since
 * it must run only once, is CommonJS that cannot be hoisted, or is required later than the bundle runs. A
 * shared bundle that requires nothing of others runs as soon as it is loaded, in a task of its own.
 */
class HoistingPackager extends ScopeHoistingPackager {
  hasFunction = false;
  runsAtOnce = false;
  /** Ids of modules that the shared function has required already. @type {Set<string>} */
  required = new Set();
  /** Modules in the shared function that other bundles require. @type {Asset[]} */
  exposed = [];

  /** @override */
  async loadAssets() {
    const wrapped = await super.loadAssets();
    const entry = this.bundle.getMainEntry();
    const own = new Set();
    for (const asset of wrapped) {
      const incoming = this.bundleGraph
        .getIncomingDependencies(asset)
        .filter((dep) => this.bundle.hasDependency(dep) && dep.specifierType !== 'url');
      const isRequiredLater = incoming.some(({ priority, meta }) => priority === 'lazy' || meta.shouldWrap);
      const isInSeveral = this.bundleGraph.getBundlesWithAsset(asset).length > 1;
      if (!asset.meta.shouldWrap && !isRequiredLater && !isInSeveral) continue;
      // Parcel puts a module's code where it is first imported, so what these import is outside, too.
      this.bundle.traverseAssets((each, _, { skipChildren }) => {
        if (own.has(each.id) || !this.wrappedAssets.has(each.id)) skipChildren();
        else own.add(each.id);
      }, asset);
    }
    this.exposed = wrapped.filter(
      (asset) =>
        !own.has(asset.id) && (asset === entry || this.bundleGraph.isAssetReferenced(this.bundle, asset)),
    );
    // Also of a bundle that requires nothing, because it registers what others require.
    this.needsPrelude ||= this.exposed.length > 0;
    this.runsAtOnce = !entry && own.size === 0 && !this.requiresOthers();
    this.wrappedAssets = own;
    return wrapped.filter(({ id }) => own.has(id));
  }

  requiresOthers() {
    let doesRequire = false;
    this.bundle.traverse((node) => {
      if (node.type !== 'dependency' || this.bundleGraph.isDependencySkipped(node.value)) return;
      const resolved = this.bundleGraph.getResolvedAsset(node.value, this.bundle);
      doesRequire ||= resolved != null && !this.bundle.hasAsset(resolved);
    });
    return doesRequire;
  }

  /** Opens the shared function before the first module in it. @override @param {Asset} asset */
  visitAsset(asset) {
    if (this.hasFunction || this.wrappedAssets.has(asset.id)) return super.visitAsset(asset);
    this.hasFunction = true;
    if (this.runsAtOnce) return super.visitAsset(asset);
    const [code, map, lines] = super.visitAsset(asset);
    map?.offsetLines(1, 1);
    /** @type {[string, typeof map, number]} */
    const opened = [`var $exports, $run = () => { $run = () => {};\n${code}`, map, lines + 1];
    return opened;
  }

  /**
   * Its modules also share the variables of what they require. @returns {[code: string, lines: number]}
   * @override @param {Asset} parent @param {Dependency} dep @param {Asset} resolved
   */
  getHoistedParcelRequires(parent, dep, resolved) {
    if (this.wrappedAssets.has(parent.id) || resolved.type !== 'js')
      return super.getHoistedParcelRequires(parent, dep, resolved);
    const isNew = (/** @type {string} */ id) => {
      const isFirst = !this.required.has(id);
      this.required.add(id);
      return isFirst;
    };
    const lines = [...(this.hoistedRequires.get(dep.id) ?? [])]
      .filter(([id]) => isNew(id))
      .map(([, line]) => line);
    const mustRun =
      this.isWrapped(resolved, parent) &&
      !dep.meta.shouldWrap &&
      !this.bundleGraph.isDependencySkipped(dep) &&
      !this.shouldSkipAsset(resolved);
    if (mustRun && isNew(resolved.id))
      lines.unshift(`parcelRequire(${JSON.stringify(this.bundleGraph.getAssetPublicId(resolved))});`);
    if (lines.length === 0) return ['', 0];
    this.needsPrelude = true;
    return [`\n${lines.join('\n')}`, lines.length];
  }

  /** @override */
  async package() {
    const { contents, map } = await super.package();
    if (!this.hasFunction) return { contents, map };
    const ids = this.exposed.map((asset) => this.bundleGraph.getAssetPublicId(asset));
    const constants = constantsIn(contents);
    const modules = this.exposed.map((asset, at) => {
      const namespace = this.getSymbolResolution(asset, asset, '*');
      if (contents.includes(`var ${namespace} = {};`)) return `${JSON.stringify(ids[at])}: ${namespace}`;
      const members = this.usedExports(asset).map((symbol) => {
        const value = this.getSymbolResolution(asset, asset, symbol);
        return { name: JSON.stringify(symbol), value, isFixed: constants.has(value) };
      });
      return `${JSON.stringify(ids[at])}: ${objectOf(members)}`;
    });
    const objects = `$exports = { ${modules.join(',\n')} };`;
    const register = (/** @type {string} */ before) =>
      `for (let id of ${JSON.stringify(ids)}) parcelRegister(id, (module) => { ${before}module.exports = $exports[id]; });`;
    const end = this.runsAtOnce
      ? `\nvar ${objects}\n${register('')}\n`
      : `\n${objects}\n};\n${register('$run(); ')}\n`;
    return { contents: contents + end, map };
  }

  /** @param {Asset} asset */
  usedExports(asset) {
    const used = this.bundleGraph
      .getIncomingDependencies(asset)
      .map((dep) => this.bundleGraph.getUsedSymbols(dep));
    return [...asset.symbols.exportSymbols()].filter(
      (symbol) => symbol !== '*' && used.some((symbols) => symbols?.has(symbol) || symbols?.has('*')),
    );
  }
}

const original = Reflect.get(parcelPackager.default, Symbol.for('parcel-plugin-config'));

export default new Packager({
  loadConfig: original.loadConfig,
  async package(args) {
    const { bundle, bundleGraph, config, options } = args;
    if (!bundle.env.shouldScopeHoist || !bundleGraph.hasParentBundleOfType(bundle, 'js'))
      return original.package(args);
    const { parcelRequireName } = /** @type {{ parcelRequireName: string }} */ (config);
    return new HoistingPackager(options, bundleGraph, bundle, parcelRequireName, false).package();
  },
});
