import { readdirSync } from 'node:fs';
import { extname } from 'node:path';
import { privateHeaders } from '../../../src/inbox/rules/privateHeaders.ts';
import { contentTypeOf } from '../../../src/site-build/contentTypes.ts';
import { cacheRules, isHashedName } from '../../../src/site-build/headers.ts';
import { pageFile } from '../../../src/site-build/pageFile.ts';
import { partsFile, partsFolder } from '../../../src/site-build/parts.ts';

/** What not every host does. */
type Ability =
  /** Serves `/faq/` and `/faq.html` like `/faq`, without a redirect. */
  | 'spellings'
  /** Sends the `.br` copies. */
  | 'brotli'
  /** Sends the policy of the not-found page as a header too. */
  | 'notFoundPolicy'
  /** Sends the failure page with status 500 at its own address. */
  | 'failureStatus';

export interface HostRequest {
  readonly name: string;
  readonly path: string;
  /** Default: GET. */
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly needs?: Ability;
  /** Asks again with the entity tag of the first response. */
  readonly again?: true;
  readonly expected: {
    readonly status: readonly number[];
    /** The address whose block in `_headers` applies. Every host sends at least the headers of all addresses. */
    readonly address?: string;
    /** The decoded body is this file of the site. */
    readonly file?: string;
    readonly headers?: Readonly<Record<string, string>>;
  };
}

export interface TestedSite {
  /** The built folder. */
  readonly dist: string;
  /** The addresses of all pages but the error pages. */
  readonly pages: readonly string[];
}

export const secret = 'this file is outside of the site';

/** The pages of orders, for visitor and owner. */
const isPrivate = (path: string): boolean => /^\/(request\/|desk$)/.test(path);
const privateRule = privateHeaders['Cache-Control'];

/** An address that no file has. */
const nowhere = '/nowhere';
const notFound = { status: [404], address: nowhere, file: '404.html' };
const html = { 'content-type': 'text/html; charset=utf-8' };

/** What every host must do with the static files of a site. `secret.txt` must lie beside the folder. */
export function staticTable({ dist, pages }: TestedSite): HostRequest[] {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(dist.length + 1).replaceAll('\\', '/'))
    .filter((file) => !/\.(br|gz)$/.test(file) && !/^(_|\.(?!well-known\/))/.test(file));
  const script = `/${files.find((file) => file.endsWith('.js'))}`;
  const page = (path: string, address = path): HostRequest['expected'] => ({
    status: [200],
    address,
    file: pageFile(address),
    headers: { ...html, 'cache-control': isPrivate(address) ? privateRule : cacheRules.revalidate },
  });
  const gig = { ...page('/gig/sample'), address: '/gig/1' };

  /** A page of a growing route, which has no compressed copies. */
  const post = pages.find((path) => /^\/blog\/[^/]+$/.test(path)) ?? '/no-post';

  const everyPage = pages.map((path) => ({ name: `page ${path}`, path, expected: page(path) }));
  const everyFile = files
    .filter((file) => !file.endsWith('.html'))
    .map((file) => ({
      name: `file /${file}`,
      path: `/${file}`,
      expected: {
        status: [200],
        address: `/${file}`,
        file,
        headers: {
          'content-type': contentTypeOf(extname(file)) ?? 'unknown',
          'cache-control': isHashedName(file) ? cacheRules.immutable : cacheRules.revalidate,
        },
      },
    }));
  const parts = files
    .filter((file) => file.startsWith(`${partsFolder}/`) && file !== partsFile('/404'))
    .map((file) => ({
      name: `part /${file}`,
      path: `/${file.replace('.html', '')}`,
      expected: {
        status: [200],
        address: `/${file}`,
        file,
        headers: { ...html, 'x-robots-tag': 'noindex', 'cache-control': cacheRules.revalidate },
      },
    }));
  const spellings = ['/faq/', '/faq.html', '/help/', '/support/help-center/', `${post}/`, `${post}.html`].map(
    (path) => ({
      name: `spelling ${path}`,
      path,
      needs: 'spellings' as const,
      expected: page(path, path.replace(/\/$|\.html$/, '')),
    }),
  );
  const homes = ['/index.html', '/?utm_source=a&utm_source=b'].map((path) => ({
    name: `home ${path}`,
    path,
    ...(path.startsWith('/?') ? {} : { needs: 'spellings' as const }),
    expected: page('/'),
  }));
  const gigs = ['99', '__proto__', '%3Cimg%20onerror%3D%3E', 'a/b', '99?x=1'].map((id) => ({
    name: `rewrite /gig/${id}`,
    path: `/gig/${id}`,
    expected: gig,
  }));
  const requests = (
    files.includes('request/sample.html') ? [`${'0123456789abcdef'.repeat(2)}-1`, 'x'] : []
  ).map((id) => ({
    name: `rewrite /request/${id}`,
    path: `/request/${id}`,
    expected: {
      ...page('/request/sample'),
      address: `/request/${id}`,
      headers: { ...html, 'cache-control': privateRule, 'x-robots-tag': 'noindex' },
    },
  }));
  const unknown = [
    '/gig/',
    '/gig',
    '/blog/nope',
    '/blog/page',
    '/blog/page/99',
    '/blog/__proto__',
    '/FAQ',
    '/Gig/1',
    '/faq/more',
    '/404',
    '/404/',
    '/404.html',
    '/404.html/',
    '/fonts/',
    '/nowhere.js',
    '/nowhere.html',
    '/nowhere?q=1',
    '/.env',
    '/.git/config',
    '/__proto__',
    '/constructor',
    '//evil.example',
    '//evil.example/faq',
    `/${'a'.repeat(1000)}`,
    ...['/_headers', '/_headers/', '/%5Fheaders', '/_redirects', '/_headers.gz', '/_headers.br'],
    ...['/faq.html.br', '/faq.html.gz', `${script}.gz`, `${script}.br`],
    `/${partsFolder}`,
    `/${partsFolder}/nope`,
    `/${partsFolder}/faq.html.br`,
  ].map((path) => ({ name: `unknown ${path.slice(0, 60)}`, path, expected: { ...notFound, headers: html } }));
  const outside = [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/....//secret.txt',
    '/gig/../../secret.txt',
    '/faq/..%2f..%2f..%2f..%2f..%2f..%2f..%2fetc/passwd',
    '/faq%00.html',
    '/%',
    '/%E0%A4%A',
  ].map((path) => ({ name: `outside ${path}`, path, expected: { status: [200, 400, 404] } }));
  const encodable: [path: string, expected: HostRequest['expected']][] = [
    ['/faq', page('/faq')],
    [post, page(post)],
    ['/gig/1', gig],
    [script, { status: [200], address: script, file: script.slice(1) }],
    [nowhere, { ...notFound, headers: html }],
  ];
  const encodings = encodable.flatMap(([path, expected]) =>
    Object.entries({
      gzip: 'gzip',
      'br;q=0, gzip;q=0.5': 'gzip',
      br: 'br',
      'gzip;q=0': '',
      identity: '',
    }).map(([accepted, encoding]) => ({
      name: `${path} for Accept-Encoding ${accepted}`,
      path,
      headers: { 'accept-encoding': accepted },
      ...(accepted === 'br' ? { needs: 'brotli' as const } : {}),
      expected: {
        ...expected,
        headers: {
          ...expected.headers,
          'content-encoding': encoding,
          ...(encoding === '' ? {} : { vary: 'Accept-Encoding' }),
        },
      },
    })),
  );
  const heads = ['/', '/faq', '/gig/1', post, script, nowhere].map((path) => ({
    name: `HEAD ${path}`,
    path,
    method: 'HEAD',
    expected: path === nowhere ? { status: [404], address: nowhere } : { status: [200], address: path },
  }));
  const again = ['/faq', '/gig/1', post, script].map((path) => ({
    name: `again ${path}`,
    path,
    again: true as const,
    expected: { status: [304], address: path },
  }));
  const methods = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].flatMap((method) =>
    ['/faq', '/', script, nowhere].map((path) => ({
      name: `${method} ${path}`,
      path,
      method,
      expected: { status: [405], headers: { allow: 'GET, HEAD' } },
    })),
  );
  const policy = {
    name: `policy of ${nowhere}`,
    path: nowhere,
    needs: 'notFoundPolicy' as const,
    expected: { ...notFound, address: '/404.html' },
  };
  const failure = {
    name: 'failure /500',
    path: '/500',
    needs: 'failureStatus' as const,
    expected: { status: [500], address: '/500', file: '500.html', headers: html },
  };
  return [
    ...everyPage,
    ...everyFile,
    ...parts,
    ...spellings,
    ...homes,
    ...gigs,
    ...requests,
    ...unknown,
    policy,
    failure,
    ...outside,
    ...encodings,
    ...heads,
    ...again,
    ...methods,
  ];
}
