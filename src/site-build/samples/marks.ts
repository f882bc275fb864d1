import { lightColors } from '../../configuration/look.ts';
import type { Mark } from './drawing.ts';

const { ink } = lightColors;
export const draft = {
  blue: '#2F5597',
  red: '#C0504D',
  green: '#9BBB59',
  purple: '#8064A2',
  orange: '#F79646',
} as const;

export const box = (x: number, y: number, width: number, height: number, fill: string): Mark => ({
  kind: 'box',
  at: [x, y, width, height],
  fill,
});
export const words = (
  x: number,
  y: number,
  text: string,
  size: number,
  fill: string = ink,
  isBold = false,
): Mark => ({
  kind: 'words',
  at: [x, y],
  text,
  size,
  fill,
  isBold,
});

export const lines = (
  x: number,
  y: number,
  size: number,
  texts: readonly string[],
  fill: string = ink,
): Mark[] => texts.map((text, at) => words(x, y + at * size * 1.35, text, size, fill));

export const bullets = (x: number, y: number, size: number, texts: readonly string[]): Mark[] =>
  lines(
    x,
    y,
    size,
    texts.map((text) => `•  ${text}`),
    '#262626',
  );
