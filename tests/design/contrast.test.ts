// @vitest-environment node
/**
 * The contrast of every pair of colours in use, computed from the tokens (WCAG 2.2: 1.4.3 text 4.5:1, 1.4.11 edges that
 * carry meaning 3:1). The grid's hairlines are decoration and need no contrast.
 */

import { describe, expect, it } from 'vitest';
import { type ColorRole, darkColors, lightColors } from '../../src/configuration/look.ts';

/** Relative luminance of `#RRGGBB`, 0 to 1 (WCAG 2.2, definition). */
const luminance = (hex: string): number => {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
};
const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

const grounds: ColorRole[] = ['paper', 'sheet', 'band', 'tint', 'dangerTint'];
const on = (role: ColorRole, ...backs: ColorRole[]) =>
  backs.map((back): [ColorRole, ColorRole] => [role, back]);

const text: [ColorRole, ColorRole][] = [
  ...on('ink', ...grounds),
  ...on('muted', ...grounds),
  ...on('accent', ...grounds),
  ...on('danger', 'paper', 'sheet', 'band', 'dangerTint'),
  ['onAccent', 'accent'],
  ['onAccent', 'accentStrong'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerStrong'],
  ['onMarker', 'marker'],
  // The stroke covers only the lower half of the letters: the upper half is on the page.
  ...on('onMarker', 'paper', 'sheet', 'band'),
  // The default button, also on hover; tooltips.
  ['paper', 'ink'],
  ['paper', 'muted'],
];

const edges: [ColorRole, ColorRole][] = [
  ...on('line', 'paper', 'sheet', 'band'),
  ...on('accent', ...grounds),
  ...on('danger', 'paper', 'sheet', 'band', 'dangerTint'),
];

const themes = { light: lightColors, dark: darkColors };

describe.each(Object.entries(themes))('the %s theme', (_name, colors) => {
  it.each(text)('has a contrast of at least 4.5:1 for text in %s on %s', (front, back) => {
    expect(contrast(colors[front], colors[back])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edges)('has a contrast of at least 3:1 for the edge %s on %s', (front, back) => {
    expect(contrast(colors[front], colors[back])).toBeGreaterThanOrEqual(3);
  });

  it('has a six-digit colour for every role', () => {
    for (const value of Object.values(colors)) expect(value).toMatch(/^#[0-9A-F]{6}$/i);
  });
});

describe('contrast', () => {
  it('returns known values', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  });
});
