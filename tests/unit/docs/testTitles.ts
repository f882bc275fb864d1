import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { root } from '../../worlds/sources.ts';

type Syntax = Readonly<Record<string, unknown>> & { readonly type: string };

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** `test` in `test('…')`, `test.describe('…')` and `test.each([…])('…')`. */
const calledName = (callee: Syntax): string | null => {
  if (callee.type === 'Identifier') return String(callee.value);
  const next = callee.type === 'MemberExpression' ? callee.object : callee.callee;
  return isSyntax(next) ? calledName(next) : null;
};

const textOf = (node: unknown): string | null => {
  if (!isSyntax(node)) return null;
  if (node.type === 'StringLiteral') return String(node.value);
  if (node.type !== 'TemplateLiteral') return null;
  return (node.quasis as { readonly cooked: string }[]).map(({ cooked }) => cooked).join('…');
};

function* titlesIn(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const each of node) yield* titlesIn(each);
  else if (typeof node === 'object' && node !== null) {
    if (isSyntax(node) && node.type === 'CallExpression' && isSyntax(node.callee)) {
      const name = calledName(node.callee);
      const [first] = node.arguments as readonly { readonly expression: unknown }[];
      const title = textOf(first?.expression);
      if (title !== null && name !== null && ['it', 'test', 'describe'].includes(name)) yield title;
    }
    for (const value of Object.values(node)) yield* titlesIn(value);
  }
}

/**
 * The titles of the tests in a file and of their groups, as they are written there: with `%s`, and with `…` for what a
 * template inserts.
 * @param file relative to the project
 */
export const testTitles = (
  file: string,
  text = readFileSync(join(root, file), 'utf8'),
): ReadonlySet<string> =>
  new Set(titlesIn(parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'esnext' })));
