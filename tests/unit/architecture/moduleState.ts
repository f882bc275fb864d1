import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { root } from '../../worlds/sources.ts';

/** Methods that change a collection in place. */
const writes =
  /^(set|add|delete|clear|push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin|set[A-Z]\w*)$/;

/**
 * The names of a file's module-level variables that can change after the module has been loaded: `let`, and a `const`
 * with an object, array or collection that a function of the file writes to.
 *
 * @param text the file's text, if it differs from the one on disk
 */
export function moduleStateIn(file: string, text = readFileSync(join(root, file), 'utf8')): string[] {
  const { program } = parseSync(file, text);
  const declarations = program.body.flatMap((node) => {
    const inner = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    return inner?.type === 'VariableDeclaration' ? [inner] : [];
  });
  const variables = declarations.filter(({ kind }) => kind !== 'const').flatMap(namesIn);
  const constants = new Set(declarations.filter(({ kind }) => kind === 'const').flatMap(namesIn));
  const written = new Set<string>();
  let depth = 0;
  const note = (target: ESTree.Node) => {
    const name = rootOf(target);
    if (depth > 0 && name !== undefined && constants.has(name)) written.add(name);
  };
  const enter = () => void depth++;
  const leave = () => void depth--;
  const onAssign = ({ left }: ESTree.AssignmentExpression) => note(left);
  const onUpdate = ({ argument }: ESTree.UpdateExpression) => note(argument);
  const onUnary = ({ operator, argument }: ESTree.UnaryExpression) => {
    if (operator === 'delete') note(argument);
  };
  const onCall = ({ callee }: ESTree.CallExpression) => {
    if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
    if (writes.test(callee.property.name)) note(callee.object);
  };
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    AssignmentExpression: onAssign,
    UpdateExpression: onUpdate,
    UnaryExpression: onUnary,
    CallExpression: onCall,
  }).visit(program);
  return [...variables, ...written];
}

const namesIn = ({ declarations }: ESTree.VariableDeclaration): string[] =>
  declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : ['a pattern']));

/** The variable at the start of `a.b[c].d`. */
const rootOf = (node: ESTree.Node): string | undefined =>
  node.type === 'MemberExpression' ? rootOf(node.object) : node.type === 'Identifier' ? node.name : undefined;
