declare module '@parcel/packager-js' {
  import type { Packager } from '@parcel/plugin';

  const packager: { readonly default: Packager };
  export default packager;
}

declare module '@parcel/packager-js/lib/ScopeHoistingPackager.js' {
  import type SourceMap from '@parcel/source-map';
  import type { Asset, BundleGraph, Dependency, NamedBundle, PluginOptions } from '@parcel/types';

  type Code = [code: string, map: SourceMap | null, lines: number];

  export class ScopeHoistingPackager {
    constructor(
      options: PluginOptions,
      bundleGraph: BundleGraph<NamedBundle>,
      bundle: NamedBundle,
      parcelRequireName: string,
      useAsyncBundleRuntime: boolean,
    );
    readonly bundle: NamedBundle;
    readonly bundleGraph: BundleGraph<NamedBundle>;
    /** The ids of modules that have a function of their own. */
    wrappedAssets: Set<string>;
    /** By a dependency's id: the declarations of the modules it requires, by their ids. */
    readonly hoistedRequires: Map<string, Map<string, string>>;
    needsPrelude: boolean;
    loadAssets(): Promise<Asset[]>;
    visitAsset(asset: Asset): Code;
    getHoistedParcelRequires(parent: Asset, dep: Dependency, resolved: Asset): [code: string, lines: number];
    isWrapped(resolved: Asset, parent: Asset): boolean;
    shouldSkipAsset(asset: Asset): boolean;
    getSymbolResolution(parent: Asset, resolved: Asset, symbol: string): string;
    package(): Promise<{ contents: string; map: SourceMap | null }>;
  }
}
