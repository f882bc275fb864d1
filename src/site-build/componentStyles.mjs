// @ts-check
/** Evaluates the components before bundling; `src/design/builtStyles.ts` reads what replaces their styles. */
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { shortNames, withShortNames } from './classNames.mjs';
import { projectRoot } from './projectRoot.mjs';

/** @import { CallExpression } from '@swc/core' */
/** @typedef {Record<string, unknown>} Style */
/** @typedef {readonly [hash: string, rules: string]} Variant */
/** By a variant's name and value. @typedef {Record<string, Record<string, Variant>>} Variants */
/** @typedef {readonly [name: string, rules: string, variants?: Variants, defaults?: object]} Look */
/** By call; `undefined` is kept. @typedef {Map<string, readonly (readonly (Look | undefined)[])[]>} Looks */

// Parcel follows a plugin's imports, and what it cannot follow makes it transform again at each start.
const load = createRequire(import.meta.url);
/** @returns {typeof import('@swc/core')} */
const swc = () => load('@swc/core');

const designFolder = join(projectRoot, 'src/design');
const functions = ['styled', 'css', 'globalCss', 'keyframes'];
const hasLooks = (/** @type {string} */ name) => name === 'styled' || name === 'css';

/** @template From, To @param {Record<string, From>} object @param {(value: From) => To} change */
const mapped = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));

/** As Stitches tells styles from components. @param {unknown} arg @returns {arg is Style} */
const isStyle = (arg) => typeof arg === 'object' && arg?.constructor === Object && !('$$typeof' in arg);

/** Without letters that esbuild would escape. @param {string} file @param {number} at the number of the call */
const idOf = (file, at) => `${relative(projectRoot, file).replaceAll('\\', '/')}#${at}`;

/** A part of the code. @typedef {{ readonly from: number, readonly to: number }} Part */
/** @typedef {Part & { readonly name: string, readonly callee: Part, readonly args: readonly Part[] }} Call */

/** Offsets of swc count bytes, so code is edited as one character for each byte. @param {string} code */
const bytesOf = (code) => Buffer.from(code).toString('latin1');

/** swc counts from the first token of the first module that it has parsed. */
const firstToken = '0;';

/** In order, with offsets in bytes; only names from `stitches.ts`. @param {string} code @returns {Call[]} */
const findCalls = (code) => {
  const module = swc().parseSync(firstToken + code, { syntax: 'typescript', tsx: true, target: 'esnext' });
  const imported = module.body.flatMap((item) =>
    item.type === 'ImportDeclaration' && item.source.value.endsWith('/stitches.ts')
      ? item.specifiers.map(({ local }) => local.value)
      : [],
  );
  const start = module.span.start + firstToken.length;
  const partOf = (/** @type {{ span: import('@swc/core').Span }} */ { span }) => ({
    from: span.start - start,
    to: span.end - start,
  });
  /** @type {Call[]} */
  const calls = [];
  const visit = (/** @type {unknown} */ node) => {
    if (typeof node !== 'object' || node === null) return;
    const call = /** @type {CallExpression} */ (node);
    if (call.type === 'CallExpression' && call.callee.type === 'Identifier') {
      const name = call.callee.value;
      if (functions.includes(name) && imported.includes(name)) {
        const args = call.arguments.map(({ expression }) =>
          partOf(/** @type {Parameters<typeof partOf>[0]} */ (expression)),
        );
        calls.push({ ...partOf(call), name, callee: partOf(call.callee), args });
      }
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(module);
  return calls;
};

/** Each module is needed twice, and parsing takes most of the time. @type {Map<string, Call[]>} */
const found = new Map();
/** @param {string} code @returns {Call[]} */
const callsIn = (code) => {
  const calls = found.get(code) ?? findCalls(code);
  found.set(code, calls);
  return calls;
};

/** @typedef {Part & { readonly text: string }} Edit */

/** Leaves out edits within others. @param {string} code @param {readonly Edit[]} edits */
const edited = (code, edits) => {
  const bytes = bytesOf(code);
  let result = '';
  let end = 0;
  for (const { from, to, text } of [...edits].sort((one, other) => one.from - other.from)) {
    if (from < end) continue;
    result += bytes.slice(end, from) + bytesOf(text);
    end = to;
  }
  return Buffer.from(result + bytes.slice(end), 'latin1').toString();
};

/** Tells the recorder which call it is. @param {string} code @param {string} file */
const marked = (code, file) =>
  edited(
    code,
    callsIn(code).flatMap(({ name, callee }, at) =>
      hasLooks(name)
        ? [{ ...callee, text: `globalThis.recordStyles(${JSON.stringify(idOf(file, at))}, ${name})` }]
        : [],
    ),
  );

/** Evaluates all components. `recorded` has each call's arguments and result, each time that it ran. */
export const evaluateDesign = async () => {
  /** @type {typeof import('esbuild')} */
  const esbuild = load('esbuild');
  const files = (await readdir(designFolder, { recursive: true, withFileTypes: true }))
    .filter(({ name }) => /(?<!\.d)\.tsx?$/.test(name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !file.endsWith('/builtStyles.ts'))
    .sort();
  const { outputFiles } = await esbuild.build({
    stdin: {
      contents: [
        ...files.map((file) => `import ${JSON.stringify(file)};`),
        `export * from ${JSON.stringify(join(designFolder, 'runtimeStyles.ts'))};`,
      ].join('\n'),
      resolveDir: projectRoot,
    },
    bundle: true,
    // The project says that its modules have no side effects.
    ignoreAnnotations: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'styles',
        setup: ({ onLoad }) => {
          onLoad({ filter: /src\/design\/.*\.tsx?$/ }, async ({ path }) => ({
            contents: marked(await readFile(path, 'utf8'), path),
            loader: 'tsx',
          }));
        },
      },
    ],
  });
  /** @type {Map<string, { readonly args: readonly unknown[], readonly made: unknown }[]>} */
  const recorded = new Map();
  const record =
    (/** @type {string} */ id, /** @type {Function} */ make) =>
    (/** @type {unknown[]} */ ...args) => {
      const made = make(...args);
      recorded.set(id, [...(recorded.get(id) ?? []), { args, made }]);
      return made;
    };
  const exports = { exports: {} };
  new Function('module', 'require', 'globalThis', outputFiles[0]?.text ?? '')(exports, load, {
    ...globalThis,
    recordStyles: record,
  });
  const stitches =
    /** @type {Pick<typeof import('../design/runtimeStyles.ts'), 'css' | 'resetStyles' | 'cssText'>} */ (
      exports.exports
    );
  return { recorded, stitches };
};

/**
 * @param {Awaited<ReturnType<typeof evaluateDesign>>} design
 * @param {ReadonlySet<string>} shared the classes that need no rules @returns {Looks}
 */
export const makeLooks = ({ recorded, stitches: { css, resetStyles, cssText } }, shared) => {
  /** The rules of a group of what is shown. @param {Style} style @param {Record<string, string>} props @param {number} group */
  const shown = (style, props, group) => {
    resetStyles();
    const { className } = css(/** @type {{}} */ (style))(/** @type {{}} */ (props));
    const name = className.split(' ')[group - 2] ?? '';
    const [, text = ''] =
      new RegExp(`--sxs:${group}[^}]*\\}@media\\{(.*?)\\}(?=--sxs\\{|$)`, 's').exec(cssText()) ?? [];
    if (text.includes('&')) throw new Error(`A rule has a "&": ${text}`);
    return { name, rules: text.replaceAll(new RegExp(`\\.${name}(?![\\w-])`, 'g'), '&') };
  };
  /** @param {Style} style @returns {Look} */
  const lookOf = ({ variants = {}, defaultVariants, compoundVariants, ...base }) => {
    if (compoundVariants) throw new Error('builtStyles.ts knows no compound variants');
    const { name, rules } = shown(base, {}, 2);
    const looks = Object.entries(/** @type {Record<string, Record<string, Style>>} */ (variants)).map(
      ([variant, values]) => [
        variant,
        Object.fromEntries(
          Object.entries(values)
            .filter(([, style]) => Object.keys(style).length > 0)
            .map(([value, style]) => {
              const made = shown(
                { ...base, variants: { [variant]: { [value]: style } } },
                { [variant]: value },
                3,
              );
              return [value, [made.name.slice(name.length + 1), shared.has(made.name) ? '' : made.rules]];
            }),
        ),
      ],
    );
    /** @type {(string | object)[]} */
    const look = [name, shared.has(name) ? '' : rules];
    if (looks.length > 0) look.push(Object.fromEntries(looks));
    if (defaultVariants)
      look.push(
        Object.fromEntries(Object.entries(defaultVariants).map(([key, value]) => [key, String(value)])),
      );
    return /** @type {Look} */ (/** @type {unknown} */ (look));
  };
  return new Map(
    [...recorded].map(([id, runs]) => [
      id,
      runs.map(({ args }) => args.map((arg) => (isStyle(arg) ? lookOf(arg) : undefined))),
    ]),
  );
};

/** Others get free names. @param {Looks} looks @param {ReadonlyMap<string, string>} known @returns {Looks} */
export const shortenLooks = (looks, known) => {
  const variantName = (/** @type {string} */ name, /** @type {Variant} */ [hash]) => `${name}-${hash}`;
  const namesOf = (/** @type {Look | undefined} */ [name, , variants = {}] = ['', '']) => [
    name,
    ...Object.values(variants).flatMap((values) =>
      Object.values(values).map((variant) => variantName(name, variant)),
    ),
  ];
  const short = shortNames([...looks.values()].flat(2).flatMap(namesOf), known);
  const shortOf = (/** @type {string} */ name) => short.get(name) ?? name;
  /** @param {Look} look @returns {Look} */
  const shorten = ([name, rules, variants, ...defaults]) => {
    const shortName = shortOf(name);
    const shortRules = withShortNames(rules, short);
    if (variants === undefined) return [shortName, shortRules];
    const variantOf = (/** @type {Variant} */ variant) =>
      /** @type {const} */ ([
        shortOf(variantName(name, variant)).slice(shortName.length + 1),
        withShortNames(variant[1], short),
      ]);
    return [shortName, shortRules, mapped(variants, (values) => mapped(values, variantOf)), ...defaults];
  };
  return new Map(
    [...looks].map(([id, runs]) => [id, runs.map((run) => run.map((look) => look && shorten(look)))]),
  );
};

/** Styles become looks, in the calls' order. @param {string} code @param {string} file @param {Looks} looks */
export const withLooks = (code, file, looks) => {
  /** @type {string[]} */
  const lists = [];
  /** @type {Edit[]} */
  const edits = [];
  for (const [at, { name, callee, to, args }] of callsIn(code).entries()) {
    if (!hasLooks(name)) {
      edits.push({ from: callee.to, to, text: '()' });
      continue;
    }
    const [made, ...others] = looks.get(idOf(file, at)) ?? [];
    if (!made) throw new Error(`${file}: the styles of call ${at} are not made while the module is loaded`);
    for (const [number, arg] of args.entries()) {
      if (!made[number]) continue;
      const list = `looks${at}`;
      if (others.length > 0)
        lists.push(`const ${list} = ${JSON.stringify([made, ...others].map((each) => each[number]))};`);
      edits.push({ ...arg, text: others.length > 0 ? `${list}.shift()` : JSON.stringify(made[number]) });
    }
  }
  return [...lists, edited(code, edits)].join('\n');
};
