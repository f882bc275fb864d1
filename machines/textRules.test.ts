// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { hasEmailShape, isBlank } from './textRules.ts';

describe('a blank text', () => {
  it.each([
    ['', true],
    [' ', true],
    [' \t\r\n\u00a0\u2028\ufeff', true],
    ['a', false],
    [' a ', false],
    ['0', false],
    ['\u200b', false],
  ])('%j: %s', (text, is) => expect(isBlank(text)).toBe(is));
});

describe('the shape of an e-mail address', () => {
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
  ])('%j: %s', (email, has) => expect(hasEmailShape(email)).toBe(has));
});
