// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { privateHeaders } from '../../../src/inbox/rules/privateHeaders.ts';
import { routeNames, routeOf } from '../../../src/routes/table.ts';
import {
  contentSecurityPolicy,
  type HeadersFileOptions,
  headerBlocks,
  headersFile,
  isHashedName,
  type Origins,
  type PageHeaders,
  patternHeaders,
  policyMeta,
  redirectsFile,
  rewritesOf,
  securityHeaders,
  styleHash,
} from '../../../src/site-build/headers.ts';
import { observatoryScore } from '../../tools/hosts/observatory.ts';

const origins: Origins = {
  siteUrl: 'https://deskhand.example',
  formEndpoint: '/api/contact',
  requestEndpoint: '',
};
const css = styleHash('body{margin:0}');

const pageHeaders = securityHeaders({ ...origins, styleHashes: [css] });
const scoredPage = { preloaded: false, integrity: true };

describe('the MDN HTTP Observatory', () => {
  test('gives a page all points for headers and integrity attributes (A+)', () => {
    // 100, policy 10, frame-ancestors 5, referrer 5, CORP 10, COOP 10, COEP 10, integrity 5
    expect(observatoryScore(pageHeaders, scoredPage)).toBe(155);
  });

  test('would give five more once the site is on the HSTS preload list', () => {
    expect(observatoryScore(pageHeaders, { ...scoredPage, preloaded: true })).toBe(160);
  });

  test.each([
    [
      "'unsafe-inline' scripts",
      { 'Content-Security-Policy': "default-src 'none'; script-src 'unsafe-inline'" },
    ],
    ['no policy', { 'Content-Security-Policy': '' }],
    ['a month of HSTS', { 'Strict-Transport-Security': 'max-age=2592000' }],
    ['sniffing', { 'X-Content-Type-Options': '' }],
    ['a leaking referrer', { 'Referrer-Policy': 'unsafe-url' }],
    ['no CORP', { 'Cross-Origin-Resource-Policy': '' }],
    ['no isolation', { 'Cross-Origin-Embedder-Policy': 'unsafe-none' }],
  ])('subtracts points for %s', (_, change) => {
    expect(observatoryScore({ ...pageHeaders, ...change }, scoredPage)).toBeLessThan(155);
  });
});

describe('security headers', () => {
  test('are exactly these', () => {
    expect(pageHeaders).toEqual({
      'Content-Security-Policy': `default-src 'none'; script-src 'self'; style-src 'self' '${css}'; style-src-attr 'none'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; manifest-src 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), clipboard-write=(self)',
    });
  });

  test('allow a form service on another origin to receive only the form', () => {
    const policy = contentSecurityPolicy([], {
      ...origins,
      formEndpoint: 'https://forms.example:8443/f/abc?x=1',
    });
    expect(policy).toContain("connect-src 'self' https://forms.example:8443; ");
    expect(policy).toContain("form-action 'self' https://forms.example:8443; ");
    expect(policy.split('forms.example')).toHaveLength(3);
  });

  test('allow only scripts to reach the request endpoint, and list a shared origin once', () => {
    const requestEndpoint = 'https://api.example/requests';
    expect(contentSecurityPolicy([], { ...origins, requestEndpoint })).toContain(
      "connect-src 'self' https://api.example; form-action 'self';",
    );
    const both = contentSecurityPolicy([], {
      ...origins,
      requestEndpoint,
      formEndpoint: 'https://api.example/form',
    });
    expect(both).toContain("connect-src 'self' https://api.example; form-action 'self' https://api.example;");
  });

  test('treat an absolute endpoint on the same origin like a path', () => {
    const policy = contentSecurityPolicy([], {
      ...origins,
      formEndpoint: 'https://deskhand.example/api/contact',
    });
    expect(policy).toBe(contentSecurityPolicy([], origins));
  });

  test.each(['javascript:alert(1)', 'https://', 'ftp://forms.example/'])(
    'reject the endpoint %s',
    (formEndpoint) => {
      expect(() => contentSecurityPolicy([], { ...origins, formEndpoint })).toThrow(/address/);
    },
  );

  test.each(["'unsafe-inline'", 'sha256-short', `${css}; script-src *`])('reject %s as a hash', (hash) => {
    expect(() => contentSecurityPolicy([hash], origins)).toThrow(/hash/);
  });

  test('include a meta element for the not-found page, without the directives that browsers ignore there', () => {
    const meta = policyMeta([css], origins);
    expect(meta).toMatch(/^<meta http-equiv="Content-Security-Policy" content="default-src 'none'; [^"]+">$/);
    expect(meta).toContain(`'${css}'`);
    expect(meta).not.toContain('frame-ancestors');
  });
});

test('the pages of orders are neither kept, found nor named to others', () => {
  const [{ headers } = { headers: {} }] = headerBlocks(
    patternHeaders([{ paths: ['/request/*'], styleHashes: [css], isPrivate: true }], []),
    origins,
  ).filter(({ path }) => path === '/request/*');
  expect(headers).toMatchObject(privateHeaders);
  const joined = `${pageHeaders['Referrer-Policy']}, ${privateHeaders['Referrer-Policy']}`;
  expect(observatoryScore({ ...pageHeaders, ...headers, 'Referrer-Policy': joined }, scoredPage)).toBe(
    observatoryScore(pageHeaders, scoredPage),
  );
});

const headersText = (pages: readonly PageHeaders[], options: HeadersFileOptions): string =>
  headersFile(headerBlocks(pages, options));

const pages = [
  { paths: ['/'], styleHashes: [styleHash('home')] },
  { paths: ['/support/help-center', '/help'], styleHashes: [styleHash('help')] },
  { paths: ['/gig/*'], styleHashes: [styleHash('gig')] },
  { paths: ['/404.html'], styleHashes: [styleHash('missing')] },
];
const files = [
  'index.html',
  'main.0a1b2c3d.js',
  'main.0a1b2c3d.js.br',
  'chunks/faq.99999999.js',
  'robots.txt',
  'og.png',
  'hero.12345678.png',
];
const options = { ...origins, files };

/** Maps each path to its header lines, as a host reads them. */
const blocksOf = (text: string): Map<string, string[]> => {
  const blocks = new Map<string, string[]>();
  let path = '';
  for (const line of text.split('\n').filter(Boolean)) {
    if (line.startsWith('/')) {
      path = line;
      expect(blocks.has(path), `${path} appears twice`).toBe(false);
      blocks.set(path, []);
    } else blocks.get(path)?.push(line.trim());
  }
  return blocks;
};

describe('_headers', () => {
  const blocks = blocksOf(headersText(pages, options));

  test('sends the common headers for every path, with a policy that forbids nothing that a page needs', () => {
    const { 'Content-Security-Policy': _, ...common } = pageHeaders;
    const base = "script-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
    const lines = Object.entries({ 'Content-Security-Policy': base, ...common });
    expect(blocks.get('/*')).toEqual(lines.map(([name, value]) => `${name}: ${value}`));
  });

  test('sends the policy of a page and revalidation for each of its addresses', () => {
    const lines = [
      `Content-Security-Policy: ${contentSecurityPolicy([styleHash('help')], origins)}`,
      'Cache-Control: no-cache',
    ];
    expect(blocks.get('/help')).toEqual(lines);
    expect(blocks.get('/support/help-center')).toEqual(lines);
    expect([...blocks.keys()]).toEqual([
      '/*',
      '/*.js',
      '/*.png',
      '/hero.12345678.png',
      '/*.txt',
      '/parts/*',
      '/',
      '/support/help-center',
      '/help',
      '/gig/*',
      '/404.html',
    ]);
  });

  test('allows caching an extension for a year only if all its files have hashed names', () => {
    const immutable = 'Cache-Control: public, max-age=31536000, immutable';
    const strict = "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'";
    expect(blocks.get('/*.js')).toEqual([strict, immutable]);
    expect(blocks.get('/*.png')).toEqual([strict]);
    expect(blocks.get('/hero.12345678.png')).toEqual([immutable]);
    expect(blocks.get('/*.txt')).toEqual([strict]);
  });

  test('excludes parts of pages from search engines, and revalidates them', () => {
    expect(blocks.get('/parts/*')).toContain('X-Robots-Tag: noindex');
    expect(blocks.get('/parts/*')).toContain('Cache-Control: no-cache');
  });

  test('rejects an address with two policies', () => {
    const twice = [...pages, { paths: ['/gig/sample'], styleHashes: [] }];
    expect(() => headersText(twice, options)).toThrow('Two policies for /gig/sample');
    expect(() => headersText([...pages, { paths: ['/help'], styleHashes: [] }], options)).toThrow(
      'Two policies',
    );
    // Netlify does not escape the dot: `/*.js` matches this, too.
    expect(() => headersText([{ paths: ['/services/nodejs'], styleHashes: [] }], options)).toThrow(
      'Two policies',
    );
  });

  test('rejects what exceeds the limits of Cloudflare Pages', () => {
    const many = Array.from({ length: 97 }, (_, n) => ({ paths: [`/page-${n}`], styleHashes: [css] }));
    expect(() => headersText(many, options)).toThrow(/103 blocks/);
    const hashes = Array.from({ length: 40 }, (_, n) => styleHash(String(n)));
    expect(() => headersText([{ paths: ['/'], styleHashes: hashes }], origins)).toThrow(
      /line of \d{4} characters/,
    );
    expect(
      Math.max(
        ...headersText(pages, options)
          .split('\n')
          .map((line) => line.length),
      ),
    ).toBeLessThan(2000);
  });
});

describe('the policies of growing routes (decision R15)', () => {
  const [own, post, list, missing] = ['blog', 'post', 'list', 'missing'].map(styleHash) as [
    string,
    string,
    string,
    string,
  ];
  const site = (posts: number) => [
    { paths: ['/blog'], styleHashes: [own] },
    ...Array.from({ length: posts }, (_, n) => ({
      paths: [`/blog/post-${n}`],
      styleHashes: [post],
      growing: '/blog/:id',
    })),
    { paths: ['/blog/page/2'], styleHashes: [list], growing: '/blog/page/:id' },
    { paths: ['/404.html'], styleHashes: [missing] },
  ];

  test('are one for the pattern, however many pages there are', () => {
    const [few, many] = [1, 2000].map((posts) =>
      headersText(patternHeaders(site(posts), [missing]), origins),
    );
    expect(many).toBe(few);
    expect([...blocksOf(many ?? '').keys()].filter((path) => path.startsWith('/blog'))).toEqual([
      '/blog',
      '/blog/*',
    ]);
  });

  test('allow what a host may send there: each page of the pattern, the not-found page and the page above', () => {
    const pattern = patternHeaders(site(3), [missing]).find(({ paths }) => paths.includes('/blog/*'));
    expect([...(pattern?.styleHashes ?? [])].sort()).toEqual([own, post, list, missing].sort());
    expect(pattern?.addresses).toEqual(['/blog/post-0', '/blog/post-1', '/blog/post-2', '/blog/page/2']);
  });

  test('let every other page fetch these documents, whose style elements its policy applies to', () => {
    for (const { paths, styleHashes } of patternHeaders(site(3), [missing]))
      expect(styleHashes, paths[0]).toEqual(expect.arrayContaining([post, list]));
  });

  test('leave a site without such routes as it is', () => {
    const plain = [{ paths: ['/'], styleHashes: [own] }];
    expect(patternHeaders(plain, [missing])).toEqual(plain);
  });

  test('reject a page of the pattern that another block matches, too', () => {
    const script = { paths: ['/blog/about-nodejs'], styleHashes: [post], growing: '/blog/:id' };
    expect(() => headersText(patternHeaders([...site(1), script], [missing]), options)).toThrow(
      'Two policies for /blog/about-nodejs',
    );
  });
});

test('_redirects contains a rewrite for each page of any id', () => {
  expect(redirectsFile(rewritesOf(routeNames.map(routeOf)))).toBe(
    '/gig/*  /gig/sample  200\n/request/*  /request/sample  200\n',
  );
});

test.each([
  ['main.0a1b2c3d.js', true],
  ['fonts/text.0a1b2c3d.woff2', true],
  ['main.0a1b2c3.js', false],
  ['robots.txt', false],
])('isHashedName(%s) is %s', (name, hashed) => {
  expect(isHashedName(name)).toBe(hashed);
});
