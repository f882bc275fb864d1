import { decode } from '@jridgewell/sourcemap-codec';
import { brotliOf } from '../compress.ts';

export interface Size {
  /** A package, a folder, or what the bundler writes itself. */
  readonly name: string;
  readonly minified: number;
  readonly brotli: number;
}

export interface ScriptSize extends Size {
  readonly parts: readonly Size[];
}

interface SourceMap {
  readonly sources: readonly string[];
  readonly mappings: string;
}

/** The part without a source. @internal for tests */
export const bundlerName = 'bundler: modules and exports';

/** Such as `react-dom`, `src/views/home` or `machines/navigation`. @internal for tests */
export const partOf = (source: string): string => {
  const [, packageName] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  if (packageName) return packageName;
  const folders = source
    .replace(/^(\.?\/)+/, '')
    .split('/')
    .slice(0, -1);
  return folders.slice(0, folders[1] === 'views' ? 3 : 2).join('/');
};

const piecesOf = (code: string, { sources, mappings }: SourceMap): Map<string, string> => {
  const pieces = new Map<string, string>();
  const lines = code.split('\n');
  for (const [at, segments] of decode(mappings).entries()) {
    const line = `${lines[at] ?? ''}\n`;
    const add = (name: string, from: number, to: number | undefined) => {
      const piece = line.slice(from, to);
      if (piece !== '') pieces.set(name, (pieces.get(name) ?? '') + piece);
    };
    add(bundlerName, 0, segments[0]?.[0]);
    for (const [index, [column, source]] of segments.entries()) {
      const file = source === undefined ? undefined : sources[source];
      add(file === undefined ? bundlerName : partOf(file), column, segments[index + 1]?.[0]);
    }
  }
  return pieces;
};

/** A part's bytes with Brotli are its share of the script's: parts compressed alone are larger together. */
export const sizeOf = async (name: string, code: string, map: SourceMap): Promise<ScriptSize> => {
  const script = code.replace(/\n*\/\/# sourceMappingURL=.*\n*$/, '');
  const brotli = (await brotliOf(Buffer.from(script))).length;
  const alone = await Promise.all(
    [...piecesOf(script, map)].map(async ([part, text]) => ({
      name: part,
      minified: Buffer.byteLength(text),
      brotli: (await brotliOf(Buffer.from(text))).length,
    })),
  );
  const sum = alone.reduce((total, part) => total + part.brotli, 0);
  return {
    name,
    minified: Buffer.byteLength(script),
    brotli,
    parts: alone
      .map((part) => ({ ...part, brotli: Math.round((part.brotli * brotli) / sum) }))
      .sort((a, b) => b.brotli - a.brotli),
  };
};

export const sumOf = (name: string, scripts: readonly ScriptSize[]): ScriptSize => {
  const parts = new Map<string, Size>();
  for (const part of scripts.flatMap((script) => script.parts)) {
    const { minified = 0, brotli = 0 } = parts.get(part.name) ?? {};
    parts.set(part.name, {
      name: part.name,
      minified: minified + part.minified,
      brotli: brotli + part.brotli,
    });
  }
  return {
    name,
    minified: scripts.reduce((sum, script) => sum + script.minified, 0),
    brotli: scripts.reduce((sum, script) => sum + script.brotli, 0),
    parts: [...parts.values()].sort((a, b) => b.brotli - a.brotli),
  };
};
