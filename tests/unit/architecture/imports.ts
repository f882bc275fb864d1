import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { root } from '../../worlds/sources.ts';

/** An import of one file by another, or of a package by a file. */
export interface Import {
  /** A file, relative to the project. */
  readonly from: string;
  /** A file relative to the project, a package with its path, or the code of a computed name. */
  readonly to: string;
  /**
   * `type` disappears at compile time; `static` is loaded together with its importer, even if only for side effects;
   * `dynamic` is an `import()`; `computed` is an `import()` of an expression, which no tool can resolve.
   */
  readonly kind: 'type' | 'static' | 'dynamic' | 'computed';
}

/** The names that a file imports from others of the project, apart from types, as `file: name`. */
export function namesImportedBy(file: string): string[] {
  const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  return program.body.flatMap((node) => {
    if (node.type !== 'ImportDeclaration' || node.importKind === 'type') return [];
    const target = posix.join(posix.dirname(file), node.source.value);
    return node.specifiers.flatMap((each) =>
      each.type === 'ImportSpecifier' && each.importKind === 'type' ? [] : [`${target}: ${each.local.name}`],
    );
  });
}

/** Every TypeScript and JavaScript file of the source and the tests, relative to the project. */
export const files: readonly string[] = ['src', 'machines', 'tests', 'e2e'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => posix.join(folder, file.replaceAll('\\', '/')))
    .filter((file) => /\.(tsx?|mjs)$/.test(file)),
);

/**
 * Everything that a file imports, as Vite's parser (Oxc) reads it: `import`, `export from`, `import()` and the types
 * `import('…')`. Under `verbatimModuleSyntax`, `import { type A }` still loads its module.
 *
 * @param text the file's text, if it differs from the one on disk
 * @throws if the file cannot be parsed
 */
export function importsOf(file: string, text = readFileSync(join(root, file), 'utf8')): Import[] {
  const { module, program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const importOf = (target: string, kind: Import['kind']): Import => ({
    from: file,
    to: target.startsWith('.') ? posix.join(posix.dirname(file), target) : target,
    kind,
  });
  const imports: Import[] = [];
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration')
      imports.push(importOf(node.source.value, node.importKind === 'type' ? 'type' : 'static'));
    if ((node.type === 'ExportAllDeclaration' || node.type === 'ExportNamedDeclaration') && node.source)
      imports.push(importOf(node.source.value, node.exportKind === 'type' ? 'type' : 'static'));
  }
  const addImportType = ({ source }: ESTree.TSImportType) => imports.push(importOf(source.value, 'type'));
  new Visitor({ TSImportType: addImportType }).visit(program);
  for (const { moduleRequest } of module.dynamicImports) {
    const code = text.slice(moduleRequest.start, moduleRequest.end);
    const literal = /^(['"`])([^$]*)\1$/.exec(code)?.[2];
    imports.push(
      literal === undefined ? { from: file, to: code, kind: 'computed' } : importOf(literal, 'dynamic'),
    );
  }
  return imports;
}
