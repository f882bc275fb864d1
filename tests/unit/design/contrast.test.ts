// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { darkColors, lightColors } from '../../../src/configuration/look.ts';
import { contrast, weakContrasts } from '../../../src/site-build/contrast.ts';

it.each(Object.entries({ light: lightColors, dark: darkColors }))(
  'the %s theme has enough contrast in every pair of colours in use',
  (_name, colors) => {
    expect(weakContrasts(colors)).toEqual([]);
  },
);

it('a weak pair is named, with its colours and the contrast it needs', () => {
  expect(weakContrasts({ ...lightColors, muted: '#777777', line: '#AAAAAA' })).toEqual(
    expect.arrayContaining([
      'muted #777777 on sheet #FFFFFF has a contrast of 4.48:1, and text needs 4.5:1',
      'line #AAAAAA on sheet #FFFFFF has a contrast of 2.32:1, and an edge needs 3:1',
    ]),
  );
});

describe('contrast', () => {
  it('returns known values', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  });
});
