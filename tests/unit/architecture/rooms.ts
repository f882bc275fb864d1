import type { Import } from './imports.ts';

/** Files that may import the same things. */
interface Room {
  readonly name: string;
  readonly files: RegExp;
  /** The other rooms whose code it may load. */
  readonly rooms: readonly string[];
  /** The rooms whose code it may load with `import()` only. */
  readonly later?: readonly string[];
  /** Whether it may `import()` a name that is only known when it runs. */
  readonly loadsComputedNames?: true;
  /** The packages and Node modules whose code it may load. */
  readonly packages: RegExp;
  readonly because: string;
}

const none = /^$/;

/** Who may import whom. A file belongs to the first room that matches. */
const rooms: readonly Room[] = [
  {
    name: 'view test of a machine',
    files: /^machines\/.*\.view\.test\.tsx$/,
    rooms: [
      'configuration',
      'model',
      'script',
      'rules',
      'order rules',
      'machine',
      'wiring',
      'views',
      'search',
      'app',
      'shared contexts',
      'useWired',
      'shell',
      'shell wiring',
      'routes',
      'loaders',
      'content',
      'config',
      'path library',
      'path library for views',
      'test worlds',
    ],
    packages: /^(vitest|react|react-dom\/(client|server)|@testing-library\/react|wouter|xstate)$/,
    because: 'it renders the view as the app does and plays the machine’s paths in it',
  },
  {
    name: 'test of a machine',
    files: /^machines\/.*\.test\.ts$/,
    rooms: [
      'configuration',
      'model',
      'laws',
      'rules',
      'order rules',
      'machine',
      'placeholder',
      'content',
      'search',
      'config',
      'path library',
      'path library for actors',
      'test worlds',
    ],
    packages: /^(vitest|fast-check|xstate)$/,
    because: 'it runs the machine without app, wiring or effects',
  },
  {
    name: 'model',
    files: /^machines\/.*\.model\.ts$/,
    rooms: [
      'configuration',
      'machine',
      'rules',
      'order rules',
      'content',
      'search',
      'config',
      'path library',
      'test worlds',
    ],
    packages: /^xstate$/,
    because: 'a model is explored in plain Node, without a page or a test runner',
  },
  {
    name: 'laws',
    files: /^machines\/.*\.laws\.ts$/,
    rooms: ['configuration', 'model', 'machine', 'rules', 'order rules', 'path library'],
    packages: none,
    because: 'a law is only about the steps of its machine',
  },
  {
    name: 'script',
    files: /^machines\/.*\.script\.ts$/,
    rooms: ['config', 'configuration', 'model', 'rules', 'order rules', 'path library', 'test worlds'],
    packages: none,
    because: 'vitest and Playwright both load it, and it must not take its expectations from the page’s code',
  },
  {
    name: 'placeholder',
    files: /^machines\/placeholder\.ts$/,
    rooms: [],
    packages: /^xstate$/,
    because: 'a placeholder does not implement its effect',
  },
  {
    name: 'order rules',
    files: /^machines\/order\/order(Rules|Events)\.ts$/,
    rooms: ['machine'],
    packages: /^xstate$/,
    because: 'they fold the events of an order by its machine, for the server, the page and the desk alike',
  },
  {
    name: 'rules',
    files: /^machines\/.*(Rules|Fields)\.ts$/,
    rooms: ['configuration'],
    packages: /^valibot$/,
    because: 'rules are pure functions that machines, views and the inbox share',
  },
  {
    name: 'chart',
    files: /^machines\/(.*\/\w+C|c)hart\.ts$/,
    rooms: ['rules'],
    packages: none,
    because: 'the page runs it before XState is loaded',
  },
  {
    name: 'machine',
    files: /^machines\//,
    rooms: ['chart', 'rules', 'order rules', 'placeholder'],
    packages: /^xstate$/,
    because: 'a machine says what can happen; the wiring provides what touches the world',
  },
  {
    name: 'content',
    files: /^src\/content\//,
    rooms: ['configuration', 'config'],
    packages: none,
    because: 'content is typed data; it has the name, the plans and the services from the configuration',
  },
  {
    name: 'configuration',
    files: /^src\/configuration\//,
    rooms: [],
    packages: none,
    because: 'the configuration is data that an adopter edits',
  },
  {
    name: 'design',
    files: /^src\/design\//,
    rooms: ['configuration'],
    packages: /^(react|react-dom|@stitches\/react|@radix-ui\/.*)$/,
    because: 'design says how things look; only design uses Stitches and Radix',
  },
  {
    name: 'screen effects',
    files: /^src\/effects\/screen\//,
    rooms: [],
    packages: none,
    because: 'they read or move what is on the screen (focus, scroll position), and keep nothing',
  },
  {
    name: 'effects',
    files: /^src\/effects\//,
    rooms: ['screen effects'],
    packages: none,
    because: 'an effect is a plain function over the platform, without React or XState',
  },
  {
    name: 'config',
    files: /^src\/(config|bundledEnvironment\.d)\.ts$/,
    rooms: ['configuration'],
    packages: none,
    because: 'it puts the environment over the configuration',
  },
  {
    name: 'wiring',
    files: /^src\/wiring\//,
    rooms: ['machine', 'rules', 'order rules', 'effects', 'screen effects', 'config'],
    packages: /^xstate$/,
    because: 'wiring provides machines with their effects; it has no pages and no texts',
  },
  {
    name: 'loaders',
    files: /^src\/routes\/modules\.ts$/,
    rooms: ['routes', 'configuration'],
    later: ['views'],
    packages: none,
    because: 'each page is a bundle of its own, and the route table stays data that views can read',
  },
  {
    name: 'routes',
    files: /^src\/routes\//,
    rooms: ['configuration', 'content'],
    packages: /^(wouter|regexparam)$/,
    because: 'the route table is data that views, app and build read',
  },
  {
    name: 'search',
    files: /^src\/search\//,
    rooms: ['configuration', 'content', 'routes', 'rules', 'texts of views'],
    packages: /^minisearch$/,
    because: 'the index, its texts and MiniSearch are a chunk that the first focus loads',
  },
  {
    name: 'texts of views',
    files: /^src\/views\/shared\/(euros|plainText)\.ts$/,
    rooms: [],
    packages: none,
    because: 'they make texts of data; the search index has the same texts as the pages',
  },
  {
    name: 'views',
    files: /^src\/views\//,
    rooms: [
      'texts of views',
      'configuration',
      'design',
      'content',
      'wiring',
      'screen effects',
      'shell',
      'shared contexts',
      'useWired',
      'routes',
      'rules',
      'order rules',
      'config',
    ],
    later: ['search'],
    packages: /^(react|@xstate\/react)$/,
    because:
      'a view shows a machine’s state; machines, and effects but for those on the screen, reach it through the wiring',
  },
  {
    name: 'shell effects',
    files: /^src\/shell\/effects\//,
    rooms: ['effects', 'screen effects'],
    packages: none,
    because: 'they are effects that only the life of a page needs',
  },
  {
    name: 'shell wiring',
    files: /^src\/shell\/wiring\//,
    rooms: ['machine', 'rules', 'effects', 'screen effects', 'shell effects', 'wiring'],
    packages: /^xstate$/,
    because: 'it provides the machines of a page’s life with their effects',
  },
  {
    name: 'shell',
    files: /^src\/shell\//,
    rooms: [
      'chart',
      'content',
      'design',
      'rules',
      'routes',
      'loaders',
      'effects',
      'screen effects',
      'shell effects',
      'shell wiring',
      'wiring',
      'shared contexts',
      'useWired',
    ],
    packages: /^(react|react-dom|wouter|@xstate\/react)$/,
    because: 'the life of a page is the same whatever the page is; views reach it through the loaders',
  },
  {
    name: 'shared contexts',
    files: /^src\/hooks\/(actors|region)\.ts$/,
    rooms: [],
    packages: /^react$/,
    because: 'views read these contexts, which only use the types of actors',
  },
  {
    name: 'useWired',
    files: /^src\/hooks\/useWired\.ts$/,
    rooms: ['wiring'],
    packages: /^(react|@xstate\/react)$/,
    because: 'views start their actors with it; it has the hooks of every actor and no machine',
  },
  {
    name: 'main',
    files: /^src\/app\/main\.tsx$/,
    rooms: ['app', 'shell', 'wiring', 'effects', 'routes', 'loaders'],
    later: ['devtools'],
    packages: /^(react|react-dom\/client)$/,
    because:
      'it starts the app; it may load devtools later, in a branch that the bundler drops from the production build',
  },
  {
    name: 'app',
    files: /^src\/app\//,
    rooms: [
      'configuration',
      'views',
      'wiring',
      'chart',
      'machine',
      'rules',
      'order rules',
      'effects',
      'screen effects',
      'shell',
      'routes',
      'loaders',
      'content',
      'design',
      'shared contexts',
      'useWired',
      'config',
    ],
    later: ['main'],
    packages: /^(react|wouter|@xstate\/react)$/,
    because: 'the app puts the other rooms together',
  },
  {
    name: 'exploration',
    files: /^src\/devtools\/exploration\//,
    rooms: ['devtools', 'routes', 'build', 'path library’s definition'],
    loadsComputedNames: true,
    packages: /^(node:.*|esbuild|xstate)$/,
    because: 'it runs in Node for the development server, and loads the model of every folder in machines/',
  },
  {
    name: 'scaffold',
    files: /^src\/devtools\/scaffold\//,
    rooms: ['configuration', 'routes', 'content', 'build'],
    packages: /^node:/,
    because: 'it runs in Node and writes files; it reads the tables that it adds to',
  },
  {
    name: 'devtools',
    files: /^src\/devtools\//,
    rooms: ['design', 'routes', 'path library’s definition'],
    packages: /^(react|react-dom\/client|xstate|@statelyai\/inspect|elkjs\/.*)$/,
    because:
      'devtools see machines from outside; of the tests they may only import the path library’s definition',
  },
  {
    name: 'build',
    files: /^src\/site-build\//,
    rooms: [
      'configuration',
      'app',
      'routes',
      'loaders',
      'design',
      'content',
      'config',
      'rules',
      'inbox rules',
      'delivery',
    ],
    packages:
      /^(node:.*|react|react-dom\/(static|server)|parse5|pdfkit|write-excel-file\/node|valibot|@jridgewell\/sourcemap-codec|@parcel\/(plugin|packager-js.*)|@swc\/core|esbuild)$/,
    because: 'the build renders the app and writes files',
  },
  {
    name: 'inbox rules',
    files: /^src\/inbox\/rules\//,
    rooms: ['rules', 'content'],
    packages: /^valibot$/,
    because: 'Node’s server and the Cloudflare worker share them',
  },
  {
    name: 'inbox',
    files: /^src\/inbox\//,
    rooms: ['config', 'rules', 'inbox rules'],
    packages: /^(node:.*|valibot|@fastify\/busboy)$/,
    because: 'the inbox checks messages with the form’s rules; it has no pages',
  },
  {
    name: 'orders on a folder',
    files: /^src\/orders\/(folderOrders|indexFile|messageIndex|messageTable|ordersHandler)\.ts$/,
    rooms: ['order server', 'order rules', 'inbox', 'inbox rules'],
    packages: /^(node:.*|valibot|@photostructure\/sqlite)$/,
    because: 'they give Node’s files and requests to what answers about orders',
  },
  {
    name: 'order server',
    files: /^src\/orders\//,
    rooms: ['order rules', 'machine', 'rules', 'content', 'inbox rules'],
    packages: /^(valibot|xstate)$/,
    because: 'Node’s server and the Cloudflare worker share them',
  },
  {
    name: 'delivery',
    files: /^src\/delivery\//,
    rooms: ['inbox', 'inbox rules', 'wiring', 'rules'],
    packages: /^(node:.*|xstate|nodemailer)$/,
    because: 'it sends what the inbox has kept; the machines reach it through the wiring',
  },
  {
    name: 'worker',
    files: /^src\/worker\//,
    rooms: ['order server', 'inbox rules', 'wiring', 'rules'],
    packages: /^(node:buffer|xstate|nodemailer\/.*|cloudflare:email)$/,
    because: 'it runs in Cloudflare’s runtime, without a file system',
  },
  {
    name: 'environment',
    files: /^src\/serve\/environment\.ts$/,
    rooms: ['build', 'delivery'],
    packages: /^node:/,
    because: 'it only reads settings, for the server and the inbox command',
  },
  {
    name: 'inbox command',
    files: /^src\/inbox-cli\//,
    rooms: [
      'inbox',
      'inbox rules',
      'order rules',
      'order server',
      'orders on a folder',
      'worker',
      'environment',
      'rules',
      'content',
      'config',
    ],
    packages: /^(node:.*|csv-stringify\/sync|modern-tar(\/fs)?)$/,
    because:
      'it shows and changes what the inbox keeps, in a folder or the worker’s bucket; it needs no running server',
  },
  {
    name: 'serve',
    files: /^src\/serve\//,
    rooms: [
      'inbox',
      'inbox rules',
      'order server',
      'orders on a folder',
      'delivery',
      'environment',
      'build',
      'config',
    ],
    packages: /^(node:.*|sirv)$/,
    because: 'the server serves the built site',
  },
  // For rooms of tests see `layers` and `doors`.
  ...Object.entries({
    'path library': /^tests\/paths\/index\.ts$/,
    'path library for actors': /^tests\/paths\/actor\.ts$/,
    'path library for views': /^tests\/paths\/view\.ts$/,
    'path library’s definition': /^tests\/paths\/definition\//,
    'test worlds': /^tests\/worlds\//,
    tests: /^(tests|e2e)\//,
  }).map(([name, files]) => ({ name, files, rooms: [], packages: none, because: '' })),
];

const isOurs = (target: string): boolean => /^(src|machines|tests|e2e)\//.test(target);

/** The room of a file, or undefined if no room has it. */
export const roomOf = (file: string): Room | undefined => rooms.find(({ files }) => files.test(file));

const pathLibrary = /^tests\/paths\//;
const doors = /^tests\/paths\/(\w+|definition\/index)\.ts$/;

/** Tests in layers: each folder may import from the ones before it, never from one after it. */
const layers = ['tests/paths/', 'tests/worlds/', 'tests/tools/', 'tests/unit/', 'e2e/'];
const layerOf = (file: string): number => layers.findIndex((folder) => file.startsWith(folder));

/** The rule that an import breaks, in words, or undefined. */
const brokenRule = ({ from, to, kind }: Import): string | undefined => {
  if (pathLibrary.test(to) && !pathLibrary.test(from) && !doors.test(to))
    return 'Import the path library through its doors: tests/paths/*.ts and tests/paths/definition/index.ts.';
  if (!/^(src|machines)\//.test(from)) {
    const layer = layerOf(from);
    if (layer === 0 && isOurs(to) && !pathLibrary.test(to))
      return 'The path library uses nothing of the site.';
    return layer >= 0 && layerOf(to) > layer
      ? `Of the tests, only ${layers.slice(layerOf(to)).join(' and ')} may import this.`
      : undefined;
  }

  const room = roomOf(from);
  if (!room)
    return 'The importing file belongs to no room. Add it to one in tests/unit/architecture/rooms.ts.';
  const rule = (what: string) => `${room.name} may not ${what}: ${room.because}.`;
  if (kind === 'computed')
    return room.loadsComputedNames ? undefined : rule('import a computed name, which no tool can check');
  if (!isOurs(to)) return kind === 'type' || room.packages.test(to) ? undefined : rule(`import ${to}`);

  const target = roomOf(to);
  if (!target) return rule('import a file that belongs to no room');
  if (target === room) return undefined;
  if (room.rooms.includes(target.name)) return undefined;
  if (room.later?.includes(target.name))
    return kind === 'static' ? rule(`import ${target.name} statically, only with import()`) : undefined;
  // Any room of the source may import types of another, but not of tests.
  if (kind === 'type' && !/^(tests|e2e)\//.test(to)) return undefined;
  return rule(`import ${target.name}`);
};

/** A sentence for each import that breaks a rule: the files, the rule and its reason. */
export const violationsIn = (imports: readonly Import[]): string[] =>
  imports.flatMap((each) => {
    const rule = brokenRule(each);
    return rule ? [`${each.from} → ${each.to} (${each.kind}): ${rule}`] : [];
  });
