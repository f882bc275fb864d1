// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf, root, sources } from './sources.ts';

const imports = sources.flatMap(importsOf);

/** The rooms of the house, first match first. */
const rooms: readonly (readonly [name: string, files: RegExp])[] = [
  ['rules', /^machines\/(\w+\/)?(\w+Rules|placeholder)\.ts$/],
  ['machines', /^machines\//],
  ['content', /^src\/content\//],
  ['design', /^src\/design\//],
  ['effects', /^src\/effects\//],
  ['wiring', /^src\/wiring\//],
  ['views', /^src\/views\//],
  ['build', /^src\/site-build\//],
  ['inbox', /^src\/inbox\//],
  ['serve', /^src\/serve\//],
  ['config', /^src\/config\.ts$/],
  ['routes', /^src\/routes\//],
  // Development only.
  ['inspector', /^src\/devtools\//],
  ['actors', /^src\/app\/(actors|region|useWired)\.ts$/],
  ['app', /^src\/app\//],
];
const roomOf = (file: string): string => rooms.find(([, files]) => files.test(file))?.[0] ?? 'package';

/** Who may import whom; types are free, packages are below. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  rules: ['rules'],
  machines: ['machines', 'rules'],
  content: ['content'],
  design: ['design'],
  effects: ['effects'],
  config: [],
  wiring: ['wiring', 'machines', 'rules', 'effects', 'config'],
  routes: ['routes', 'content'],
  actors: ['wiring'],
  views: ['views', 'design', 'content', 'wiring', 'actors', 'routes', 'rules', 'config'],
  app: [
    'app',
    'views',
    'wiring',
    'machines',
    'rules',
    'effects',
    'routes',
    'content',
    'design',
    'actors',
    'config',
  ],
  inspector: ['inspector', 'design', 'routes'],
  build: ['build', 'app', 'routes', 'design', 'content', 'config'],
  inbox: ['inbox', 'config', 'rules'],
  serve: ['serve', 'inbox', 'build', 'config'],
};

const packages: Readonly<Record<string, RegExp>> = {
  rules: /^(valibot|xstate)$/,
  machines: /^xstate$/,
  content: /^$/,
  design: /^(react|@stitches\/react|@radix-ui\/.*)$/,
  effects: /^$/,
  config: /^$/,
  wiring: /^xstate$/,
  routes: /^(wouter|regexparam)$/,
  actors: /^(react|@xstate\/react)$/,
  views: /^(react|@xstate\/react)$/,
  app: /^(react|react-dom\/client|wouter|@xstate\/react)$/,
  inspector:
    /^(react|react-dom\/client|xstate|@statelyai\/inspect|tests\/paths\/(chart|leafOf|transitions)\.ts)$/,
  build: /^(node:.*|react|react-dom\/(static|server)|@parcel\/plugin|@resvg\/resvg-wasm)$/,
  inbox: /^(node:.*|valibot|@fastify\/busboy)$/,
  serve: /^(node:.*|sirv|@parcel\/.*|parcel)$/,
};

describe('who may import whom', () => {
  it('finds the sources and their imports', () => {
    expect(sources.length).toBeGreaterThan(80);
    expect(imports.length).toBeGreaterThan(200);
    expect(new Set(sources.map(roomOf))).not.toContain('package');
  });

  it('keeps every room to its neighbours', () => {
    const breaches = imports
      .filter(({ to, isType }) => !isType && /^(src|machines)\//.test(to))
      .filter(({ from, to, isLazy }) => {
        if (roomOf(from) === 'routes' && isLazy) return roomOf(to) !== 'views';
        // The bundler drops it from what is built for production.
        if (from === 'src/app/main.tsx' && isLazy && to === 'src/devtools/inspector/attach.ts') return false;
        return !allowed[roomOf(from)]?.includes(roomOf(to));
      })
      .map(({ from, to }) => `${from} imports ${to}`);
    expect(breaches).toEqual([]);
  });

  it('keeps every package to its room', () => {
    const breaches = imports
      .filter(({ to, isType }) => !isType && !/^(src|machines)\//.test(to))
      .filter(({ from, to }) => !packages[roomOf(from)]?.test(to))
      .map(({ from, to }) => `${from} imports ${to}`);
    expect(breaches).toEqual([]);
  });

  it('lets only the wiring, the app and a machine that starts it see a machine', () => {
    const seen = imports
      .filter(({ to, isType }) => !isType && /^machines\/\w+\/\w+Machine\.ts$/.test(to))
      .map(({ from }) => roomOf(from));
    expect(new Set(seen)).toEqual(new Set(['wiring', 'app', 'machines']));
  });

  it('has one barrel', () => {
    expect(sources.filter((file) => /\/index\.tsx?$/.test(file))).toEqual(['src/design/index.ts']);
  });
});

/** Code without comments and strings. */
const codeOf = (file: string): string =>
  readFileSync(join(root, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|[^:])\/\/.*$/gm, '$1')
    .replace(/'(?:[^'\\\n]|\\.)*'/g, "''")
    .replace(/`(?:[^`\\]|\\.)*`/g, '``');

const saying = (room: RegExp, pattern: RegExp): string[] =>
  sources.filter((file) => room.test(roomOf(file)) && pattern.test(codeOf(file)));

describe('what a room may touch', () => {
  it('reads the environment in one place', () => {
    expect(saying(/^(?!config|serve|inbox|build)/, /process\.env(?!\.NODE_ENV !== '')/)).toEqual([]);
    expect(saying(/^(?!config|serve|inbox|build)/, /NODE_ENV/).sort()).toEqual([
      'src/app/boot.ts',
      'src/app/main.tsx',
    ]);
  });
  it('keeps the world out of machines, content and views', () => {
    const world = /\b(fetch\(|window\.|document\.|localStorage|sessionStorage|history\.|location\.)/;
    expect(saying(/^(rules|machines|content)$/, world)).toEqual([]);
    expect(saying(/^views$/, world)).toEqual([]);
  });
  it('never writes HTML as text', () => {
    const writers =
      /dangerouslySetInnerHTML(?!: \{ __html: '' \})|\.innerHTML|\.outerHTML\s*=|insertAdjacentHTML/;
    expect(saying(/./, writers)).toEqual([]);
  });
  it('has no JSX in content and no style outside of design', () => {
    expect(sources.filter((file) => file.startsWith('src/content/') && file.endsWith('.tsx'))).toEqual([]);
    expect(saying(/^views$/, /\bstyle=|\bcss=|className=/)).toEqual([]);
  });
  it('lets what is static reach no state, no actor and no effect', () => {
    const statics = sources.filter((file) => file.endsWith('.static.tsx'));
    expect(statics.length).toBeGreaterThan(10);
    const live = /^src\/(wiring|app)\/|^src\/views\/\w+\/(use[A-Z]\w+|InRegion)\./;
    const reached = (file: string, seen = new Set<string>()): Set<string> => {
      for (const { to, isType, isLazy } of imports.filter(({ from }) => from === file)) {
        if (isType || isLazy || seen.has(to)) continue;
        seen.add(to);
        reached(to, seen);
      }
      return seen;
    };
    for (const file of statics)
      expect(
        [...reached(file)].filter((to) => live.test(to)),
        file,
      ).toEqual([]);
    expect(
      saying(/^views$/, /\buse[A-Z]\w*\(|\son[A-Z]\w*=/).filter((file) => statics.includes(file)),
    ).toEqual([]);
  });
  it('sends no words of what is static as script', () => {
    const sent = new Set(['src/app/main.tsx']);
    for (const file of sent) {
      if (file.endsWith('.static.tsx')) continue;
      for (const { to, isType } of imports.filter(({ from }) => from === file)) if (!isType) sent.add(to);
    }
    expect(sent).toContain('src/views/service/ServiceParts.static.tsx');
    const taking = /import \{[^}]*Static\b[^}]*\} from '[./]+content\//;
    const takers = sources.filter((file) => taking.test(readFileSync(join(root, file), 'utf8')));
    expect(takers.length).toBeGreaterThan(10);
    expect(takers.filter((file) => sent.has(file) && !file.endsWith('.static.tsx'))).toEqual([]);
  });
  it('orders every machine alike: setup, then the chart; or a choice, made by its factory', () => {
    const machines = sources.filter((file) => /^machines\/(\w+)\/\1Machine\.ts$/.test(file));
    expect(machines.length).toBeGreaterThan(3);
    for (const file of machines) {
      expect(readFileSync(join(root, file), 'utf8'), file).toMatch(
        /= (setup\(\{[\s\S]*\}\)\.createMachine|createChoiceMachine)\(\{\s+id: /,
      );
    }
  });
});
