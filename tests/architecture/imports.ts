import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { root } from '../sources.ts';

/** One arrow between two files, or from a file to a package. */
export interface Import {
  /** A file, relative to the project's folder. */
  readonly from: string;
  /** A file relative to the project's folder, a package's name with its path, or the code of a computed name. */
  readonly to: string;
  /**
   * `type` is gone after compiling; `static` is loaded with its importer, also for its side effects alone;
   * `dynamic` is an `import()`; `computed` is an `import()` whose target no tool can tell.
   */
  readonly kind: 'type' | 'static' | 'dynamic' | 'computed';
}

/** Every TypeScript and JavaScript file of the source and the tests, relative to the project's folder. */
export const files: readonly string[] = ['src', 'machines', 'tests', 'e2e'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => posix.join(folder, file.replaceAll('\\', '/')))
    .filter((file) => /\.(tsx?|mjs)$/.test(file)),
);

/**
 * All that a file imports or exports from elsewhere, as the parser of Vite (Oxc) reads it: `import`, `export from`,
 * `import()` and the types `import('…')`. Under `verbatimModuleSyntax`, `import { type A }` still loads its module.
 *
 * @param text the file's text, when it isn't the one on the disk
 * @throws when the file can't be parsed
 */
export function importsOf(file: string, text = readFileSync(join(root, file), 'utf8')): Import[] {
  const { module, program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const arrow = (target: string, kind: Import['kind']): Import => ({
    from: file,
    to: target.startsWith('.') ? posix.join(posix.dirname(file), target) : target,
    kind,
  });
  const found: Import[] = [];
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration')
      found.push(arrow(node.source.value, node.importKind === 'type' ? 'type' : 'static'));
    if ((node.type === 'ExportAllDeclaration' || node.type === 'ExportNamedDeclaration') && node.source)
      found.push(arrow(node.source.value, node.exportKind === 'type' ? 'type' : 'static'));
  }
  const addImportType = ({ source }: ESTree.TSImportType) => found.push(arrow(source.value, 'type'));
  new Visitor({ TSImportType: addImportType }).visit(program);
  for (const { moduleRequest } of module.dynamicImports) {
    const code = text.slice(moduleRequest.start, moduleRequest.end);
    const literal = /^(['"`])([^$]*)\1$/.exec(code)?.[2];
    found.push(
      literal === undefined ? { from: file, to: code, kind: 'computed' } : arrow(literal, 'dynamic'),
    );
  }
  return found;
}
