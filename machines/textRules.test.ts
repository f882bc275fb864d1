// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { hasEmailShape, isBlank } from './textRules.ts';

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
  ])('returns for %j: %s', (email, expected) => expect(hasEmailShape(email)).toBe(expected));
});
