// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { storedName } from '../../../src/inbox/rules/storedName.ts';
import { acceptedEncodings } from '../../../src/serve/acceptedEncodings.ts';
import { headersOf, parseHeaders, parseRedirects } from '../../../src/serve/hostFiles.ts';

describe('_headers', () => {
  const blocks = parseHeaders(
    '# made by the build\n/*\n  A: 1\n\n/faq/\n  B: x: y\n/*.js\r\n\tA: 2\r\n/gig/*\n  C: 3\n',
  );
  const of = (path: string) => Object.fromEntries(headersOf(blocks, path));

  test.each([
    ['/', { A: '1' }],
    ['/faq', { A: '1', B: 'x: y' }],
    ['/faq/', { A: '1', B: 'x: y' }],
    ['/FAQ', { A: '1' }],
    ['/faq/more', { A: '1' }],
    ['/gig/a/b', { A: '1', C: '3' }],
    ['/main.js', { A: '1, 2' }],
    ['/deep/main.js', { A: '1, 2' }],
    ['/nodejs', { A: '1' }],
  ])('sends for %s the headers %j', (path, headers) => {
    expect(of(path)).toEqual(headers);
  });

  test.each(['  A: 1\n', '/a\n  nonsense\n', '/a\n  A:\n', 'faq\n', '/a b\n', '/a\n! A\n'])(
    '%j is rejected with the line number',
    (text) => {
      expect(() => parseHeaders(text)).toThrow(/_headers, line \d/);
    },
  );
});

describe('_redirects', () => {
  test('matches at least one character with a star, including slashes', () => {
    const [rewrite, ...others] = parseRedirects('# demo\n\n/gig/*  /gig/sample/  200\n');
    expect(others).toEqual([]);
    expect(rewrite?.to).toBe('/gig/sample/');
    const paths = ['/gig/1', '/gig/1/', '/gig/a/b', '/gig/', '/gig', '/gigs/1', '/x/gig/1', '/gig/\u2028'];
    expect(paths.map((path) => rewrite?.matches(path))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
      true,
    ]);
  });

  test.each(['/a /b 301\n', '/a /b\n', '/a https://evil.example 200\n', 'a /b 200\n'])(
    '%j is rejected with the line number',
    (text) => {
      expect(() => parseRedirects(text)).toThrow('_redirects, line 1');
    },
  );
});

test.each([
  ['gzip;q=1.0, br;q=0.1', ['br', 'gzip']],
  ['br;q=nonsense, gzip', ['gzip']],
  ['*;q=0.5, br;q=0', ['gzip']],
  ['*', ['br', 'gzip']],
  ['BR', ['br']],
  ['*;q=0', []],
  [',;,', []],
  [undefined, []],
])('Accept-Encoding %s allows %j', (header, accepted) => {
  expect(acceptedEncodings(header, ['br', 'gzip'])).toEqual(accepted);
});

test.each([
  ['cv-anna.pdf', 'attachment-cv-anna.pdf'],
  ['../../etc/passwd', 'attachment-passwd'],
  ['.htaccess', 'attachment.htaccess'],
  ['CON', 'attachment-CON'],
  ['', 'attachment'],
  ['👩‍👩‍👧.png', 'attachment.png'],
  ['Übersicht 2025.XLSX', 'attachment-Ubersicht-2025.xlsx'],
  ['photo\u202Egpj.exe', 'attachment-photogpj.exe'],
  ['archive.tar.gz', 'attachment-archive-tar.gz'],
  [`${'x'.repeat(300)}.txt`, `attachment-${'x'.repeat(70)}.txt`],
])('%s is stored as %s', (fileName, name) => {
  expect(storedName(fileName)).toBe(name);
});
