import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Renderer } from './renderer.ts';

/** An icon's side in pixels, and how far its ground goes on around the drawing, in sixteenths of that. */
interface Icon {
  readonly file: string;
  readonly size: number;
  readonly margin: number;
  /** What a web app manifest says of it; none, where it is not the manifest's. */
  readonly purpose?: 'any' | 'maskable';
}

/**
 * The icons beside favicon.svg. A maskable one may be cut to a circle of 0.8 of its side (W3C Web App Manifest,
 * icon masks); the drawing's farthest corner lies 9.9 sixteenths from its middle.
 */
export const icons: readonly Icon[] = [
  { file: 'apple-touch-icon.png', size: 180, margin: 3 },
  { file: 'icon-192.png', size: 192, margin: 1, purpose: 'any' },
  { file: 'icon-512.png', size: 512, margin: 1, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, margin: 5, purpose: 'maskable' },
];

/** The sides of the pictures in favicon.ico, for whatever reads no SVG. */
const icoSizes = [16, 32, 48] as const;

/** The drawing with more of its ground around it. */
const widened = (svg: string, margin: number): string => {
  const viewBox = 'viewBox="0 0 16 16"';
  if (!svg.includes(viewBox)) throw new Error(`favicon.svg has no ${viewBox}`);
  return svg.replace(viewBox, `viewBox="${-margin} ${-margin} ${16 + 2 * margin} ${16 + 2 * margin}"`);
};

/** An ICO file of PNG pictures, each at most 255 pixels a side. */
export const encodeIco = (pictures: readonly { readonly size: number; readonly png: Buffer }[]): Buffer => {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [at, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * at;
    head.set([size, size, 0, 0, 1, 0, 32, 0], entry);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
};

/** Lays every icon into a built site, drawn from its favicon.svg. */
export const writeIcons = async (outDir: string, renderer: Renderer): Promise<void> => {
  const svg = await readFile(join(outDir, 'favicon.svg'), 'utf8');
  for (const { file, size, margin } of icons)
    await writeFile(join(outDir, file), await renderer.png(widened(svg, margin), size));
  const pictures: { size: number; png: Buffer }[] = [];
  for (const size of icoSizes) pictures.push({ size, png: await renderer.png(svg, size) });
  await writeFile(join(outDir, 'favicon.ico'), encodeIco(pictures));
};
