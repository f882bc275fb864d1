// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { routeNames, routeOf } from '../../src/routes/table.ts';
import {
  contentSecurityPolicy,
  headersFile,
  isHashedName,
  type Origins,
  policyMeta,
  redirectsFile,
  securityHeaders,
  styleHash,
} from '../../src/site-build/headers.ts';
import { observatoryScore } from '../serve/observatory.ts';

const own: Origins = {
  siteUrl: 'https://deskhand.example',
  formEndpoint: '/api/contact',
  requestEndpoint: '',
};
const css = styleHash('body{margin:0}');

const shipped = securityHeaders({ ...own, styleHashes: [css] });
const asShipped = { preloaded: false, integrity: true };

describe('the MDN HTTP Observatory', () => {
  test('gives a page every point its headers and its integrity attributes can earn, A+', () => {
    // 100, policy 10, frame-ancestors 5, referrer 5, CORP 10, COOP 10, COEP 10, integrity 5
    expect(observatoryScore(shipped, asShipped)).toBe(155);
  });

  test('would give five more once the site is on the HSTS preload list', () => {
    expect(observatoryScore(shipped, { ...asShipped, preloaded: true })).toBe(160);
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
  ])('takes points for %s', (_, change) => {
    expect(observatoryScore({ ...shipped, ...change }, asShipped)).toBeLessThan(155);
  });
});

describe('security headers', () => {
  test('are exactly these', () => {
    expect(shipped).toEqual({
      'Content-Security-Policy': `default-src 'none'; script-src 'self'; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' '${css}'; style-src-attr 'none'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; manifest-src 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy':
        'camera=(), microphone=(), geolocation=(), web-share=(self), clipboard-write=(self)',
    });
  });

  test('let a form service on another origin take the form, and nothing else of it', () => {
    const policy = contentSecurityPolicy([], {
      ...own,
      formEndpoint: 'https://forms.example:8443/f/abc?x=1',
    });
    expect(policy).toContain("connect-src 'self' https://forms.example:8443; ");
    expect(policy).toContain("form-action 'self' https://forms.example:8443; ");
    expect(policy.split('forms.example')).toHaveLength(3);
  });

  test('let the request endpoint be reached by script alone, and name a shared origin once', () => {
    const requestEndpoint = 'https://api.example/requests';
    expect(contentSecurityPolicy([], { ...own, requestEndpoint })).toContain(
      "connect-src 'self' https://api.example; form-action 'self';",
    );
    const both = contentSecurityPolicy([], {
      ...own,
      requestEndpoint,
      formEndpoint: 'https://api.example/form',
    });
    expect(both).toContain("connect-src 'self' https://api.example; form-action 'self' https://api.example;");
  });

  test('know an absolute endpoint on the own origin as their own', () => {
    const policy = contentSecurityPolicy([], {
      ...own,
      formEndpoint: 'https://deskhand.example/api/contact',
    });
    expect(policy).toBe(contentSecurityPolicy([], own));
  });

  test.each(['javascript:alert(1)', 'https://', 'ftp://forms.example/'])(
    'refuse the endpoint %s',
    (formEndpoint) => {
      expect(() => contentSecurityPolicy([], { ...own, formEndpoint })).toThrow(/address/);
    },
  );

  test.each(["'unsafe-inline'", 'sha256-short', `${css}; script-src *`])('refuse %s as a hash', (hash) => {
    expect(() => contentSecurityPolicy([hash], own)).toThrow(/hash/);
  });

  test('of the not-found page come as a meta element too, without what browsers ignore there', () => {
    const meta = policyMeta([css], own);
    expect(meta).toMatch(/^<meta http-equiv="Content-Security-Policy" content="default-src 'none'; [^"]+">$/);
    expect(meta).toContain(`'${css}'`);
    expect(meta).not.toContain('frame-ancestors');
  });
});

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
const options = { ...own, files };

/** Blocks as a host reads them: path to header lines. */
const blocksOf = (text: string): Map<string, string[]> => {
  const blocks = new Map<string, string[]>();
  let path = '';
  for (const line of text.split('\n').filter(Boolean)) {
    if (line.startsWith('/')) {
      path = line;
      expect(blocks.has(path), `${path} stands twice`).toBe(false);
      blocks.set(path, []);
    } else blocks.get(path)?.push(line.trim());
  }
  return blocks;
};

describe('_headers', () => {
  const blocks = blocksOf(headersFile(pages, options));

  test('gives everything the common headers and no policy', () => {
    const { 'Content-Security-Policy': _, ...common } = shipped;
    expect(blocks.get('/*')).toEqual(Object.entries(common).map(([name, value]) => `${name}: ${value}`));
  });

  test('gives each address of a page its own policy and revalidation', () => {
    const lines = [
      `Content-Security-Policy: ${contentSecurityPolicy([styleHash('help')], own)}`,
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

  test('lets a kind of file be kept for a year only when each of it has a hashed name', () => {
    const immutable = 'Cache-Control: public, max-age=31536000, immutable';
    const strict = "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'";
    expect(blocks.get('/*.js')).toEqual([strict, immutable]);
    expect(blocks.get('/*.png')).toEqual([strict]);
    expect(blocks.get('/hero.12345678.png')).toEqual([immutable]);
    expect(blocks.get('/*.txt')).toEqual([strict]);
  });

  test('keeps parts of pages out of search engines, and fresh', () => {
    expect(blocks.get('/parts/*')).toContain('X-Robots-Tag: noindex');
    expect(blocks.get('/parts/*')).toContain('Cache-Control: no-cache');
  });

  test('refuses an address with two policies', () => {
    const twice = [...pages, { paths: ['/gig/sample'], styleHashes: [] }];
    expect(() => headersFile(twice, options)).toThrow('Two policies for /gig/sample');
    expect(() => headersFile([...pages, { paths: ['/help'], styleHashes: [] }], options)).toThrow(
      'Two policies',
    );
    // Netlify's pattern leaves the dot unescaped: `/*.js` matches this as well.
    expect(() => headersFile([{ paths: ['/services/nodejs'], styleHashes: [] }], options)).toThrow(
      'Two policies',
    );
  });

  test('stays within what Cloudflare Pages reads', () => {
    const many = Array.from({ length: 97 }, (_, n) => ({ paths: [`/page-${n}`], styleHashes: [css] }));
    expect(() => headersFile(many, options)).toThrow(/103 blocks/);
    const hashes = Array.from({ length: 40 }, (_, n) => styleHash(String(n)));
    expect(() => headersFile([{ paths: ['/'], styleHashes: hashes }], own)).toThrow(
      /line of \d{4} characters/,
    );
    expect(
      Math.max(
        ...headersFile(pages, options)
          .split('\n')
          .map((line) => line.length),
      ),
    ).toBeLessThan(2000);
  });
});

test('_redirects holds the one rewrite', () => {
  expect(redirectsFile(routeNames.map(routeOf))).toBe('/gig/*  /gig/sample  200\n');
});

test.each([
  ['main.0a1b2c3d.js', true],
  ['fonts/text.0a1b2c3d.woff2', true],
  ['main.0a1b2c3.js', false],
  ['robots.txt', false],
])('%s is hashed: %s', (name, hashed) => {
  expect(isHashedName(name)).toBe(hashed);
});
