// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { messageLength } from '../../../machines/contactSubmission/contactSubmissionRules.ts';
import { hasEmailShape, isBlank } from '../../../machines/textRules.ts';
import { placeholders, shapeOf } from '../../../src/devtools/inspector/placeholders.ts';

it('keeps only length, blanks, @ and dots', () => {
  const hide = placeholders();
  expect(hide('Ada Lovelace')).toBe('xxx xxxxxxxx');
  expect(hide('ada@example.org')).toBe('xxx@xxxxxxx.xxx');
  expect(hide('Dear desk,\nthe sheet – 🙂')).toBe('xxxx xxxxx\nxxx xxxxx x xx');
  expect(hide('')).toBe('');
});

it('gives equal texts equal placeholders, and different texts of one shape different ones', () => {
  const hide = placeholders();
  expect([hide('Ada'), hide('Bob'), hide('Ada'), hide('Cid')]).toEqual(['xxx', 'xxa', 'xxx', 'xxb']);
  const many = Array.from({ length: 2_000 }, (_, n) => hide(`Q${String(n).padStart(4, '0')}`));
  expect(new Set(many).size).toBe(2_000);
});

/** Another seed: `SEED=7 npx vitest …`. */
const seed = Number(process.env.SEED ?? 1);

it('satisfies the same rules of the machines as the text itself', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.emailAddress(),
    fc.stringMatching(/^[ \t\r\n@.a]{0,20}$/),
    fc.string({ minLength: 495, maxLength: 505 }),
  );
  const hide = placeholders();
  fc.assert(
    fc.property(texts, (text) => {
      const placeholder = hide(text);
      expect(placeholder.length).toBe(text.length);
      expect(isBlank(placeholder)).toBe(isBlank(text));
      expect(hasEmailShape(placeholder)).toBe(hasEmailShape(text));
      expect(messageLength(placeholder)).toBe(messageLength(text));
      expect(shapeOf(placeholder)).toBe(shapeOf(text));
    }),
    { seed },
  );
});
