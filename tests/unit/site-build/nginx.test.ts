// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { type HeaderBlock, headerBlocks, styleHash } from '../../../src/site-build/headers.ts';
import { nginxConfig } from '../../../src/site-build/nginx.ts';

const origins = { siteUrl: 'https://deskhand.example', formEndpoint: '/api/contact', requestEndpoint: '' };
const files = ['main.0a1b2c3d.js', 'robots.txt', 'og.png', 'hero.12345678.png', 'parts/faq.html'];
const blocks = headerBlocks(
  [
    { paths: ['/'], styleHashes: [styleHash('home')] },
    { paths: ['/support/help-center', '/help'], styleHashes: [styleHash('help')] },
    { paths: ['/gig/*'], styleHashes: [styleHash('gig')] },
    { paths: ['/blog/*'], styleHashes: [styleHash('post')], addresses: ['/blog/a'] },
    { paths: ['/404', '/404.html'], styleHashes: [styleHash('missing')] },
    { paths: ['/500', '/500.html'], styleHashes: [styleHash('failure')] },
  ],
  { ...origins, files },
);
const options = {
  ...origins,
  blocks,
  rewrites: [{ from: '/gig/*', to: '/gig/sample' }],
  attachmentLimit: 10 * 1024 * 1024,
};

/** The lines of each location, without its policy. */
const locationsOf = (text: string): Record<string, string[]> =>
  Object.fromEntries(
    [...text.matchAll(/^location (.+) \{\n((?: .*\n)*)\}$/gm)].map(([, match = '', body = '']) => [
      match,
      body
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('set $deskhand_content_security_policy')),
    ]),
  );

describe('nginx.conf', () => {
  const text = nginxConfig(options);
  const locations = locationsOf(text);
  const immutable = 'set $deskhand_cache_control "public, max-age=31536000, immutable";';

  test('has a location for each address that differs from the others', () => {
    const { '= /api/contact': _, ...others } = locations;
    expect(others).toEqual({
      '/': ['try_files $uri =404;'],
      '~ \\.js$': [immutable, 'try_files $uri =404;'],
      '= /hero.12345678.png': [immutable, 'try_files $uri =404;'],
      '^~ /parts/': ['set $deskhand_x_robots_tag "noindex";', 'try_files $uri $uri.html =404;'],
      '= /': ['try_files /index.html =404;'],
      '= /support/help-center': ['try_files /support/help-center.html =404;'],
      '= /help': ['try_files /help.html =404;'],
      '^~ /blog/': ['gzip on;', 'gzip_comp_level 9;', 'try_files $uri $uri.html =404;'],
      '^~ /gig/': ['try_files /gig/sample.html =404;'],
      '= /404.html': ['internal;', 'try_files $uri =404;'],
      '= /500': ['return 500;'],
      '= /500.html': ['internal;', 'try_files $uri =404;'],
    });
  });

  test('has no location with a header of its own, which would lose the headers of the server', () => {
    expect(text).not.toMatch(/^ +add_header/m);
    expect(text.match(/^add_header .+ always;$/gm)).toHaveLength(13);
  });

  test('passes the form to the local server, if there is one, with room for its fields', () => {
    expect(text).toContain('\nset $deskhand_inbox "";\n');
    expect(locations['= /api/contact']).toEqual(
      expect.arrayContaining(['client_max_body_size 11534336;', 'proxy_pass http://$deskhand_inbox;']),
    );
    // A refusal has a policy of its own.
    expect(locations['= /api/contact']).not.toContain('proxy_hide_header Content-Security-Policy;');
  });

  test('passes everything about orders, unbuffered and with the address of who asks', () => {
    const { '~ ^/orders(?:/|$)': lines } = locationsOf(nginxConfig({ ...options, orderEndpoint: '/orders' }));
    expect(lines).toEqual(
      expect.arrayContaining([
        'set $deskhand_cache_control "no-store";',
        'set $deskhand_x_robots_tag "noindex";',
        'set $deskhand_referrer_policy "no-referrer";',
        'proxy_set_header X-Real-IP $remote_addr;',
        'proxy_buffering off;',
        'proxy_read_timeout 60s;',
        'proxy_pass http://$deskhand_inbox;',
      ]),
    );
    expect(text).not.toContain('orders');
  });

  test('passes each endpoint of this site and no other', () => {
    const endpoints = (formEndpoint: string, requestEndpoint: string) =>
      Object.keys(locationsOf(nginxConfig({ ...options, formEndpoint, requestEndpoint }))).filter((match) =>
        match.startsWith('= /api'),
      );
    expect(endpoints('/api/contact?fault=drop', '/api/request')).toEqual([
      '= /api/contact',
      '= /api/request',
    ]);
    expect(endpoints('/api/all', '/api/all?kind=request')).toEqual(['= /api/all']);
    expect(() => endpoints('/api/a b', '')).toThrow('nginx.conf cannot contain the path /api/a b');
    expect(endpoints('https://forms.example/f', '//api.example/r')).toEqual([]);
  });

  test.each<[string, HeaderBlock]>([
    ['the path /a b', { path: '/a b', headers: {} }],
    ['the path /a;b', { path: '/a;b', headers: {} }],
    ['the value a"b', { path: '/a', headers: { A: 'a"b' } }],
    ['the value $a', { path: '/a', headers: { A: '$a' } }],
  ])('cannot contain %s', (what, block) => {
    expect(() => nginxConfig({ ...options, blocks: [block] })).toThrow(`nginx.conf cannot contain ${what}`);
  });
});
