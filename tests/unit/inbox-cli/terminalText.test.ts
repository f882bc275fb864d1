// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { table } from '../../../src/inbox-cli/table.ts';
import { cut, lines, oneLine, safeJson, width } from '../../../src/inbox-cli/terminalText.ts';
import { anyCharacters } from '../../worlds/typedText.ts';
import { dangerous } from './dangerous.ts';

/** Nasty characters among letters. */
const nasty = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      '\u001b',
      '\u009b',
      '\u202e',
      '\u2066',
      '\u2029',
      '\n',
      '\r',
      '\t',
      '\0',
      '\ud800',
      '\u{e0041}',
    ),
    fc.constantFrom('a', '漢', '👨‍👩‍👧', 'é', '́'),
    anyCharacters({ minLength: 1, maxLength: 1 }),
  ),
  maxLength: 60,
});

describe('text for a terminal', () => {
  it.each([
    ['\u001b[2J', '\\x1b[2J'],
    ['\u009b31m', '\\x9b31m'],
    ['a\nb\r\tc\0', 'a\\x0ab\\x0d\\x09c\\x00'],
    ['\u202egpj.exe', '\\u202egpj.exe'],
    ['a\u2028b\u2029', 'a\\u2028b\\u2029'],
    ['\u{e0041}', '\\u{e0041}'],
    ['\ud800', '\\ud800'],
    ['Zoë 👨‍👩‍👧 漢字 «ok» می‌خواهم', 'Zoë 👨‍👩‍👧 漢字 «ok» می‌خواهم'],
  ])('%j is shown as %j', (text, shown) => {
    expect(oneLine(text)).toBe(shown);
  });

  it('never has a dangerous character', () => {
    fc.assert(
      fc.property(nasty, (text) => {
        expect(oneLine(text)).not.toMatch(dangerous);
        expect(lines(text).join('')).not.toMatch(dangerous);
        expect(safeJson({ text }).replaceAll('\n', '')).not.toMatch(dangerous);
      }),
    );
  });

  it('keeps the line breaks of a body, and no tabs', () => {
    expect(lines('a\r\nb\rc\n\n\td\u001b')).toEqual(['a', 'b', 'c', '', ' d\\x1b']);
  });

  it('as JSON parses to the same value', () => {
    fc.assert(
      fc.property(nasty, fc.json(), (text, other) => {
        const value: unknown = { text, [text]: JSON.parse(other) };
        expect(JSON.parse(safeJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe('width', () => {
  it.each([
    ['', 0],
    ['Ada', 3],
    ['é', 1],
    ['e\u0301', 1],
    ['漢字', 4],
    ['ひらカタ', 8],
    ['한국', 4],
    ['👨‍👩‍👧‍👦', 2],
    ['❤️', 2],
    ['🇩🇪', 2],
    ['ＡＢ', 4],
    ['…', 1],
  ])('of %j is %d', (text, columns) => expect(width(text)).toBe(columns));

  it('of a cut text is at most what was asked for', () => {
    expect(cut('Spreadsheet', 11)).toBe('Spreadsheet');
    expect(cut('Spreadsheet', 10)).toBe('Spreadshe…');
    expect(cut('漢字漢字', 4)).toBe('漢…');
    fc.assert(
      fc.property(nasty, fc.integer({ min: 1, max: 40 }), (text, columns) => {
        expect(width(cut(oneLine(text), columns))).toBeLessThanOrEqual(columns);
      }),
    );
  });
});

describe('a table', () => {
  const columns = [{ heading: 'ID' }, { heading: 'FROM', least: 8 }, { heading: 'FILE', least: 5 }];

  it('is as wide as its cells if there is room', () => {
    expect(
      table(
        columns,
        [
          ['1', 'Ada', 'a.pdf'],
          ['22', 'Bo', ''],
        ],
        80,
      ),
    ).toEqual(['ID  FROM  FILE', '1   Ada   a.pdf', '22  Bo']);
  });

  it('cuts the widest columns until it fits', () => {
    const [, row = ''] = table(columns, [['1', 'A'.repeat(5000), 'attachment.pdf']], 40);
    expect(row).toBe(`1   ${'A'.repeat(19)}…  attachment.pdf`);
    expect(width(row)).toBe(40);
    expect(table(columns, [['1', 'A'.repeat(5000), 'attachment.pdf']], 10)[1]).toBe('1   AAAAAAA…  atta…');
  });

  it('leaves out a column that is empty in every row', () => {
    expect(table(columns, [['1', 'Ada', '']], 80)).toEqual(['ID  FROM', '1   Ada']);
  });

  it('shows at most 4 combining marks on a letter', () => {
    expect(table([{ heading: 'A' }], [[`x${'\u0301'.repeat(900)}`]], 80)[1]).toBe(`x${'\u0301'.repeat(4)}`);
  });
});
