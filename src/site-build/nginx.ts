/** The site's configuration for nginx, from the same blocks and rewrites as `_headers` and `_redirects` (B30). */
import { ordersPathOf } from '../inbox/rules/paths.ts';
import { privateHeaders } from '../inbox/rules/privateHeaders.ts';
import { contentTypes, isText } from './contentTypes.ts';
import {
  assetPolicy,
  cacheRules,
  everyPath,
  failurePath,
  type HeaderBlock,
  notFoundPath,
  type Origins,
  overlaps,
  type Rewrite,
} from './headers.ts';
import { pageFile } from './pageFile.ts';
import { partsFolder } from './parts.ts';

export interface NginxOptions extends Origins {
  readonly blocks: readonly HeaderBlock[];
  readonly rewrites: readonly Rewrite[];
  /** In bytes. */
  readonly attachmentLimit: number;
  /** Empty or missing: nobody can sign up. */
  readonly newsletterPath?: string;
  /** Empty or missing: messages have no orders. */
  readonly orderEndpoint?: string;
}

/** Room for the other fields of the form and the boundaries, in bytes. */
const fieldsLimit = 1024 * 1024;

const defaults: Readonly<Record<string, string>> = {
  'Content-Security-Policy': assetPolicy,
  'Cache-Control': cacheRules.revalidate,
};

const variableOf = (header: string): string => `$deskhand_${header.toLowerCase().replaceAll('-', '_')}`;

/** Throws for a value that nginx would not read as it stands. */
function quoted(value: string): string {
  if (/["\\$]/.test(value)) throw new Error(`nginx.conf cannot contain the value ${value}`);
  return `"${value}"`;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const indented = (lines: readonly string[]): string[] =>
  lines.map((line) => (line === '' ? '' : `  ${line}`));

const location = (match: string, lines: readonly string[]): string[] => [
  '',
  `location ${match} {`,
  ...indented(lines),
  '}',
];

function checkedPath(path: string): string {
  if (!/^\/[\w./*-]*$/.test(path)) throw new Error(`nginx.conf cannot contain the path ${path}`);
  return path;
}

const pathsOf = (endpoints: readonly string[]): string[] => [
  ...new Set(endpoints.flatMap((endpoint) => /^\/(?!\/)[^?#]*/.exec(endpoint) ?? []).map(checkedPath)),
];

/** For a `server` with `listen` and `root`. A location's own `add_header` would drop the inherited ones. */
export function nginxConfig(options: NginxOptions): string {
  const { blocks, rewrites, attachmentLimit } = options;
  const common = blocks.find(({ path }) => path === everyPath)?.headers ?? {};
  const others = blocks.filter(({ path }) => path !== everyPath);
  const ordersPath = ordersPathOf(options.orderEndpoint ?? '');
  const varying = [
    ...new Set([
      ...Object.keys(defaults),
      ...others.flatMap(({ headers }) => Object.keys(headers)),
      ...(ordersPath === null ? [] : Object.keys(privateHeaders)),
    ]),
  ];
  const apiPaths = pathsOf([options.formEndpoint, options.requestEndpoint, options.newsletterPath ?? '']);
  const accepted = [
    '^(?:GET|HEAD) ',
    ...apiPaths.map((path) => `^[A-Z]+ ${escaped(path)}$`),
    ...(ordersPath === null ? [] : [`^[A-Z]+ ${escaped(ordersPath)}(?:/|$)`]),
  ];

  /** Headers that a path of the local server has besides those of every address, and how it is asked. */
  const proxied = (headers: Readonly<Record<string, string>>, lines: readonly string[]): string[] => [
    '# The inbox sends a policy with every answer: a refusal has a style of its own.',
    ...Object.entries({ 'Content-Security-Policy': '', ...headers }).map(
      ([name, value]) => `set ${variableOf(name)} ${quoted(value)};`,
    ),
    'if ($deskhand_inbox = "") {',
    '  return 404;',
    '}',
    '# The inbox counts the attachment itself; this is for what is larger by far.',
    `client_max_body_size ${attachmentLimit + fieldsLimit};`,
    'client_body_timeout 30s;',
    'proxy_connect_timeout 5s;',
    'proxy_send_timeout 30s;',
    'proxy_http_version 1.1;',
    'proxy_set_header Host $http_host;',
    'proxy_set_header Connection "";',
    '# What an address may post, and wrong keys, are counted.',
    'proxy_set_header X-Real-IP $remote_addr;',
    ...lines,
    ...[...new Set([...Object.keys(common), ...varying])]
      .filter((name) => name !== 'Content-Security-Policy')
      .map((name) => `proxy_hide_header ${name};`),
    'proxy_pass http://$deskhand_inbox;',
  ];

  /** Only one location applies, so it needs the values of every block that matches it. */
  const values = (path: string): string[] => {
    const headers = Object.assign({}, ...others.filter((b) => overlaps(b.path, path)).map((b) => b.headers));
    return Object.entries<string>(headers)
      .filter(([name, value]) => value !== defaults[name])
      .map(([name, value]) => `set ${variableOf(name)} ${quoted(value)};`);
  };

  const locationOf = (block: HeaderBlock): string[] => {
    const path = checkedPath(block.path);
    const extension = /^\/\*(\.\w+)$/.exec(path)?.[1];
    if (extension !== undefined)
      return values(path).length === 0
        ? []
        : location(`~ ${escaped(extension)}$`, [...values(path), 'try_files $uri =404;']);
    if (path.endsWith('*')) {
      const rewrite = rewrites.find(({ from }) => from === path);
      const files = rewrite ? `/${pageFile(rewrite.to)}` : '$uri $uri.html';
      return location(`^~ ${path.slice(0, -1)}`, [
        ...values(path),
        // Growing routes have no compressed copies.
        ...(rewrite || path === `/${partsFolder}/*` ? [] : ['gzip on;', 'gzip_comp_level 9;']),
        `try_files ${files} =404;`,
      ]);
    }
    const isErrorPage = path === notFoundPath || path === failurePath;
    // The rewrites at the top remove `.html` elsewhere.
    if (path === '/404' || (path.endsWith('.html') && !isErrorPage)) return [];
    if (`${path}.html` === failurePath) return location(`= ${path}`, ['return 500;']);
    const isFile = /\.\w+$/.test(path);
    return location(`= ${path}`, [
      ...(isErrorPage ? ['internal;'] : []),
      ...values(path),
      `try_files ${isFile ? '$uri' : `/${pageFile(path)}`} =404;`,
    ]);
  };

  const lines = [
    '# Written by npm run build. Include it in a server block that has `listen` and `root`: see docs/deploy.md.',
    '',
    'types {',
    ...Object.entries(contentTypes).map(([extension, type]) => `  ${type} ${extension.slice(1)};`),
    '}',
    'default_type application/octet-stream;',
    'charset utf-8;',
    // nginx adds text/html by itself, and warns of it here.
    `charset_types ${Object.values(contentTypes)
      .filter((type) => isText(type) && type !== 'text/html')
      .join(' ')};`,
    '# Malformed requests are refused before the variables below are set.',
    'uninitialized_variable_warn off;',
    'gzip_static on;',
    'gzip_proxied any;',
    'gzip_vary on;',
    `error_page 404 ${notFoundPath};`,
    `error_page 500 502 503 504 ${failurePath};`,
    '',
    // These have no variables, so malformed requests get them too.
    ...Object.entries(common).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    ...varying.map((name) => `add_header ${name} ${variableOf(name)} always;`),
    'add_header Allow $deskhand_allow always;',
    ...varying.map((name) => `set ${variableOf(name)} ${quoted(defaults[name] ?? '')};`),
    'set $deskhand_allow "";',
    '',
    '# The address of a local server that receives the forms. Set it after the include.',
    'set $deskhand_inbox "";',
    '',
    '# A page has the same addresses as at other hosts, none of which redirects.',
    '# Not for 404.html and 500.html: a rewritten request may enter their locations, and the status would be 200.',
    'rewrite ^(?!/(?:404|500)[./])(/.+)/$ $1;',
    'rewrite ^/index(?:\\.html)?$ /;',
    'rewrite ^(?!/(?:404|500)[./])(/.+)\\.html$ $1;',
    '',
    'set $deskhand_request "$request_method $uri";',
    `if ($deskhand_request !~ "${accepted.join('|')}") {`,
    '  set $deskhand_allow "GET, HEAD";',
    '  return 405;',
    '}',
    '',
    '# What hosts read, and copies that are only sent by content negotiation.',
    'if ($uri ~ "^/_(?:headers|redirects)(?:[./]|$)|\\.(?:br|gz)$") {',
    '  return 404;',
    '}',
    ...location('/', ['try_files $uri =404;']),
    ...others.flatMap(locationOf),
    ...apiPaths.flatMap((path) =>
      location(`= ${path}`, proxied({ 'Cache-Control': 'no-store' }, ['proxy_read_timeout 30s;'])),
    ),
    ...[ordersPath].flatMap((path) =>
      path === null
        ? []
        : location(
            `~ ^${escaped(path)}(?:/|$)`,
            proxied(privateHeaders, [
              '# A stream of events says something every 15 s, and must not wait in a buffer.',
              'proxy_buffering off;',
              'proxy_read_timeout 60s;',
              'gzip off;',
            ]),
          ),
    ),
  ];
  return `${lines.join('\n')}\n`;
}
