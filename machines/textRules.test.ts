// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  caretIn,
  hasEmailShape,
  isBlank,
  isDoubtfulEmail,
  joined,
  oneLine,
  visibleLength,
  withLines,
} from './textRules.ts';

describe('isBlank', () => {
  it.each([
    ['', true],
    [' ', true],
    [' \t\r\n\u00a0\u2028\ufeff', true],
    ['a', false],
    [' a ', false],
    ['0', false],
    ['\u200b', false],
  ])('returns for %j: %s', (text, expected) => expect(isBlank(text)).toBe(expected));
});

describe('isDoubtfulEmail', () => {
  it.each([
    ['ann@firm', true],
    [' ann@firm\t', true],
    ['ann.lee@firm', true],
    ['ann@firm.', true],
    ['ann@.', true],
    ['ann@firm.example', false],
    ['ann@mail.firm.example', false],
    ['ann', false],
    ['ann@b@c', false],
    ['', false],
  ])('returns for %j: %s', (text, expected) => expect(isDoubtfulEmail(text)).toBe(expected));
});

describe('hasEmailShape', () => {
  it.each([
    ['a@b', true],
    ['ada.lovelace+post@sub.example.com', true],
    ['  ada@example.com\t', true],
    ['ädä@exämple.de', true],
    ['a@1', true],
    ['', false],
    [' ', false],
    ['@', false],
    ['ada', false],
    ['ada@', false],
    ['@example.com', false],
    ['a@b@c', false],
    ['a b@c', false],
    ['a@b c', false],
    ['a @b', false],
    ['a@ b', false],
    ['a@b\nc@d', false],
    ['a\u001b@b', false],
    ['a@b\u0000', false],
    ['a@b\u009f', false],
  ])('returns for %j: %s', (email, expected) => expect(hasEmailShape(email)).toBe(expected));
});

describe('oneLine (decision C15)', () => {
  it.each([
    ['Ada Lovelace', 'Ada Lovelace'],
    ['Hi\r\nBcc: all@example.org', 'Hi Bcc: all@example.org'],
    ['a\tb\u2028c\u2029d\u0085e', 'a b c d e'],
    ['\u001b[31mred\u0000\u0007', ' [31mred '],
    ['\u009b2J', ' 2J'],
    ['می‌خواهم 👩‍👩‍👧', 'می‌خواهم 👩‍👩‍👧'],
    ['', ''],
  ])('returns for %j: %j', (text, expected) => expect(oneLine(text)).toBe(expected));
});

describe('visibleLength (decision C16)', () => {
  it.each([
    ['', 0],
    ['a b\tc\nd', 7],
    ['\u200b\u200c\u200d\u2060\ufeff\u00ad\u034f\u061c\u180e', 0],
    ['\u115f\u3164\uffa0\u2800', 0],
    ['\u202e\u2066\u{e0061}\ufe0f', 0],
    ['\u0000\u001b\u007f\u009f\r', 0],
    ['a\u200bb', 2],
    ['👩‍👩‍👧', 6],
    ['ä日本\u00a0', 4],
  ])('returns for %j: %i', (text, expected) => expect(visibleLength(text)).toBe(expected));
});

describe('withLines and caretIn', () => {
  it.each([
    ['', 'Have: ', 'Have: ', 'Have: '],
    ['Hello', 'Have: ', 'Hello\nHave: ', 'Hello\nHave: '],
    ['Hello\n', 'Have: ', 'Hello\nHave: ', 'Hello\nHave: '],
    ['Hello ', 'Have: ', 'Hello \nHave: ', 'Hello \nHave: '],
    // A line that is there is not added again, and the caret goes to its end.
    ['Have: a sheet\nBy: May', 'Have: ', 'Have: a sheet\nBy: May', 'Have: a sheet'],
    [' Have:\nBy: May', 'Have: ', ' Have:\nBy: May', ' Have:'],
    ['I Have: a sheet', 'Have: ', 'I Have: a sheet\nHave: ', 'I Have: a sheet\nHave: '],
    // Of several lines, those that are missing are added.
    ['', 'Have: \nBy: ', 'Have: \nBy: ', 'Have: '],
    ['Have: a sheet', 'Have: \nBy: \nCheck: ', 'Have: a sheet\nBy: \nCheck: ', 'Have: a sheet\nBy: '],
  ])('make of %j with %j: %j', (text, lines, expected, before) => {
    expect(withLines(text, lines)).toBe(expected);
    expect(caretIn(text, lines)).toEqual({ text: expected, at: before.length });
  });
});

describe('joined', () => {
  it.each([
    ['', '', '', ''],
    ['mine', '', '', 'mine'],
    ['mine', ' ', 'mine', 'mine'],
    ['', 'yours', 'yours', 'yours'],
    ['mine', 'yours', '', 'mine\n\nyours'],
    ['mine, and more', 'mine', '', 'mine, and more'],
    ['mine', 'mine, and more', '', 'mine, and more'],
    // Only one of them has changed since both were the same.
    ['old', 'new', 'old', 'new'],
    ['new', 'old', 'old', 'new'],
    ['mine', 'yours', 'old', 'mine\n\nyours'],
  ])('makes of %j and %j, which were %j: %j', (own, offered, shared, expected) =>
    expect(joined(own, offered, shared)).toBe(expected),
  );
});
