// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { fitHeading } from '../../src/site-build/images/heading.ts';

/** Every letter 0.55 as wide as the type is high, which is the average. */
const measure = (text: string) => text.length * 0.55;
const room = { width: 588, height: 330, lineHeight: 1.08 };
const fitted = (heading: string) => fitHeading(heading, room, measure);

describe('a heading in a social image', () => {
  it('is as large as it gets on one line where it is short', () => {
    expect(fitted('FAQ')).toEqual({ lines: ['FAQ'], size: 104 });
  });

  it('is broken into even lines', () => {
    expect(fitted('Small tasks deserve good hands')).toEqual({
      lines: ['Small tasks', 'deserve', 'good hands'],
      size: 96,
    });
  });

  it('breaks between sentences and after commas', () => {
    expect(fitted('Hand over the desk work. Get it back done.').lines).toEqual([
      'Hand over',
      'the desk work.',
      'Get it back done.',
    ]);
    expect(fitted('The dull part, running by itself').lines).toEqual(['The dull part,', 'running by itself']);
  });

  it.each([
    'Unexpected Application Error!',
    'Handing over a spreadsheet so that it survives you',
    'A heading so long that nobody would write it, and that has to fit all the same, word for word, without loss',
  ])('stays within its room: %s', (heading) => {
    const { lines, size } = fitted(heading);
    expect(lines.join(' ')).toBe(heading);
    for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(room.width);
    expect(lines.length * size * room.lineHeight).toBeLessThanOrEqual(room.height);
  });

  it('that has no room at any size is an error that names it', () => {
    expect(() => fitted('x'.repeat(60))).toThrow(/No room for the heading "x+"/);
  });
});
