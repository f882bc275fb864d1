import { basename } from 'node:path';
import MagicString, { type SourceMap } from 'magic-string';
import { type ESTree, parseSync, Visitor } from 'vite';
import { type Decision, defaultCase, type InnerFunction, type Source, type Tree } from './source.ts';

type Node = ESTree.Expression;
type AnyFunction = ESTree.Function | ESTree.ArrowFunctionExpression;
interface Range {
  readonly start: number;
  readonly end: number;
}

const comparisons = ['==', '!=', '===', '!==', '<', '<=', '>', '>=', 'in', 'instanceof'];
const probes = '$pathsProbes';
const condition = '$pathsCondition';

/**
 * Puts probes into a file: it does what it did, and reports while a recording runs what each decision decides, by which
 * conditions. Decisions are Boolean expressions (`&&`, `||`, `!`, comparisons), what `if`, `?:` and loops test, the left
 * of `??` and `?.`, and `switch`. Not measured: `??=`, `||=`, `&&=`, default values of parameters, and `a.b?.()`.
 *
 * @param file the path of the file, relative to the project; its ending says which language it is
 * @param runtime what the file imports the probes from
 * @returns null if the file has no function and no decision
 * @throws if the file cannot be parsed, or if a condition waits (`await`, `yield`), which a guard cannot
 */
export function instrument(
  code: string,
  file: string,
  runtime: string,
): { readonly code: string; readonly map: SourceMap; readonly source: Source } | null {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const text = new MagicString(code);
  const functions: InnerFunction[] = [];
  const decisions: Decision[] = [];
  const around: number[] = [];
  const measured: (Range & { readonly within: number | null })[] = [];
  /** Parts of decisions that are no decisions of their own. */
  const parts = new Set<Node>();

  const sourceOf = ({ start, end }: Range): string => code.slice(start, end).replace(/\s+/g, ' ');
  const lineOf = ({ start }: Range): number => code.slice(0, start).split('\n').length;
  // Outer nodes are visited first, so that what begins or ends at the same place stays in order.
  const wrap = ({ start, end }: Range, before: string, after: string): void => {
    text.appendRight(start, before);
    text.prependLeft(end, after);
  };
  const add = (
    kind: Decision['kind'],
    node: Range,
    conditions: readonly string[],
    tree: Tree = 0,
  ): number => {
    const plain = sourceOf(node);
    const same = decisions.filter((each) => each.text.replace(/ #\d+$/, '') === plain).length;
    const within = around.at(-1) ?? null;
    const numbered = same === 0 ? plain : `${plain} #${same + 1}`;
    return decisions.push({ kind, text: numbered, line: lineOf(node), within, conditions, tree }) - 1;
  };

  const decide = (node: Node): void => {
    if (parts.has(node)) return;
    const decision = withoutConstant(node);
    const leaves: Node[] = [];
    const treeOf = (each: Node): Tree => {
      parts.add(each);
      const inner = unwrapped(each);
      parts.add(inner);
      if (inner.type === 'UnaryExpression' && inner.operator === '!')
        return { op: 'not', of: treeOf(inner.argument) };
      if (inner.type === 'LogicalExpression' && inner.operator !== '??')
        return {
          op: inner.operator === '&&' ? 'and' : 'or',
          left: treeOf(inner.left),
          right: treeOf(inner.right),
        };
      // `??` reports its left side as well.
      if (inner.type === 'LogicalExpression') parts.delete(inner);
      return leaves.push(each) - 1;
    };
    for (let each = node; each !== decision; each = (unwrapped(each) as ESTree.LogicalExpression).left)
      parts.add(each).add(unwrapped(each));
    const tree = treeOf(decision);
    const id = add('boolean', decision, leaves.map(sourceOf), tree);
    measured.push({ ...decision, within: around.at(-1) ?? null });
    wrap(decision, `${probes}.decide(${id}, (${condition}) => (`, '))');
    for (const [at, leaf] of leaves.entries()) wrap(leaf, `${condition}(${at}, `, ')');
  };
  const present = (whole: Range, left: Node): void => {
    const id = add('nullish', whole, [sourceOf(left)]);
    wrap(left, `${probes}.present(${id}, `, ')');
  };
  const tests = ({ test }: { readonly test: Node | null }): void => {
    if (test) decide(test);
  };
  const enter = (node: AnyFunction): void => {
    const within = around.at(-1) ?? null;
    const id = functions.push({ text: sourceOf(node), line: lineOf(node), within }) - 1;
    around.push(id);
    if (!node.body) return;
    if (node.body.type !== 'BlockStatement') wrap(node.body, `(${probes}.call(${id}), `, ')');
    else text.appendLeft(node.body.start + 1, `${probes}.call(${id});`);
  };
  const leave = (): void => void around.pop();
  const mustNotWait = ({ start }: Range): void => {
    const within = around.at(-1) ?? null;
    if (measured.some((each) => each.within === within && each.start <= start && start < each.end))
      throw new Error(
        `${file}:${lineOf({ start, end: start })}: a condition waits; give its value a name before`,
      );
  };

  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    AwaitExpression: mustNotWait,
    YieldExpression: mustNotWait,
    IfStatement: tests,
    ConditionalExpression: tests,
    WhileStatement: tests,
    DoWhileStatement: tests,
    ForStatement: tests,
    LogicalExpression(node) {
      if (node.operator === '??') present(node, node.left);
      else decide(node);
    },
    UnaryExpression(node) {
      if (node.operator === '!') decide(node);
    },
    BinaryExpression(node) {
      if (comparisons.includes(node.operator)) decide(node);
    },
    MemberExpression(node) {
      if (node.optional) present(node, node.object as Node);
    },
    CallExpression(node) {
      // Wrapped, a method would lose its `this`.
      if (node.optional && unwrapped(node.callee).type !== 'MemberExpression') present(node, node.callee);
    },
    SwitchStatement(node) {
      const cases = node.cases.map(({ test }) => (test ? sourceOf(test) : defaultCase));
      const id = add('switch', { ...node, end: node.discriminant.end + 1 }, cases);
      wrap(node.discriminant, `${probes}.compare(${id}, `, ')');
      for (const [at, { test }] of node.cases.entries())
        if (test) wrap(test, `${probes}.match(${id}, ${at}, `, ')');
    },
  }).visit(program);

  if (functions.length === 0 && decisions.length === 0) return null;
  const source: Source = { file, functions, decisions };
  text.prepend(
    `import { probesOf as ${probes}Of } from ${JSON.stringify(runtime)}; const ${probes} = ${probes}Of(${JSON.stringify(source)}); `,
  );
  return {
    code: text.toString(),
    map: text.generateMap({ hires: 'boundary', source: basename(file), includeContent: true }),
    source,
  };
}

/** What parentheses and types are around. */
const unwrapped = (node: Node): Node =>
  node.type === 'ParenthesizedExpression' ||
  node.type === 'TSAsExpression' ||
  node.type === 'TSSatisfiesExpression' ||
  node.type === 'TSNonNullExpression'
    ? unwrapped(node.expression)
    : node;

const constants = [
  'Literal',
  'TemplateLiteral',
  'ObjectExpression',
  'ArrayExpression',
  'ArrowFunctionExpression',
  'FunctionExpression',
  'NewExpression',
];

/** `a` of `a && { … }` and of `a || 'text'`: only `a` decides there. */
const withoutConstant = (node: Node): Node => {
  const inner = unwrapped(node);
  if (inner.type !== 'LogicalExpression' || inner.operator === '??') return node;
  return constants.includes(unwrapped(inner.right).type) ? withoutConstant(inner.left) : node;
};
