import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../projectRoot.mjs';
import type { Drawing } from './drawing.ts';

/** `size` is in pixels, `margin` around the drawing in sixteenths of it. */
interface Icon {
  readonly file: string;
  readonly size: number;
  readonly margin: number;
  readonly purpose?: 'any' | 'maskable';
}

/** A maskable icon may be cut to a circle of 0.8 times its size (W3C Web App Manifest, icon masks). */
export const icons: readonly Icon[] = [
  { file: 'apple-touch-icon.png', size: 180, margin: 3 },
  { file: 'icon-192.png', size: 192, margin: 1, purpose: 'any' },
  { file: 'icon-512.png', size: 512, margin: 1, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, margin: 5, purpose: 'maskable' },
];

export const icoSizes = [16, 32, 48] as const;

export const iconDrawing = (size: number, margin = 0): Drawing => {
  const svg = readFileSync(join(projectRoot, 'public/favicon.svg'), 'utf8');
  const viewBox = 'viewBox="0 0 16 16"';
  if (!svg.includes(viewBox)) throw new Error(`favicon.svg has no ${viewBox}`);
  const side = 16 + 2 * margin;
  const icon = svg.replace(
    viewBox,
    `viewBox="${-margin} ${-margin} ${side} ${side}" width="${size}" height="${size}"`,
  );
  const html = `<!doctype html><html lang="en"><title>Icon</title><body style="margin:0">${icon}`;
  return { html, width: size, height: size, scale: 1 };
};
