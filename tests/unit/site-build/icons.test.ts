// @vitest-environment node

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { config } from '../../../src/config.ts';
import { darkColors, lightColors } from '../../../src/configuration/look.ts';
import { siteSettings } from '../../../src/configuration/site.ts';
import { icons } from '../../../src/site-build/images/icons.ts';
import { manifest, manifestHead } from '../../../src/site-build/manifest.ts';

const publicFolder = new URL('../../../public/', import.meta.url);
const favicon = readFileSync(new URL('favicon.svg', publicFolder), 'utf8');

describe('the favicon', () => {
  it('uses the colours of the tokens, light in attributes and dark in a media query', () => {
    const [dark = ''] = /@media \(prefers-color-scheme: dark\)[\s\S]*<\/style>/.exec(favicon) ?? [];
    const colorsIn = (text: string) =>
      [...new Set([...text.matchAll(/#[0-9a-f]{6}/gi)].map(([color]) => color.toUpperCase()))].sort();
    expect(colorsIn(dark)).toEqual([darkColors.tint, darkColors.accent].sort());
    expect(colorsIn(favicon.replace(dark, ''))).toEqual(
      [lightColors.accent, lightColors.onAccent, lightColors.marker].sort(),
    );
  });

  it('lies on whole pixels at 16 by 16', () => {
    const numbers = [...favicon.matchAll(/ d="([^"]+)"/g)].flatMap(
      ([, d = '']) => d.match(/-?[\d.]+/g) ?? [],
    );
    expect(numbers.length).toBeGreaterThan(10);
    expect(numbers.filter((number) => !Number.isInteger(Number(number)))).toEqual([]);
  });
});

describe('the icons', () => {
  it('are PNG files of the declared size', () => {
    for (const { file, size } of icons) {
      const png = readFileSync(new URL(file, publicFolder));
      expect(png.toString('latin1', 1, 4), file).toBe('PNG');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], file).toEqual([size, size]);
    }
  });

  it('include a maskable one whose drawing fits into the circle that is always visible', () => {
    const { margin } = icons.find(({ purpose }) => purpose === 'maskable')!;
    // The farthest corner of the drawing, at 15, 15, from the centre at 8, 8.
    expect(Math.hypot(7, 7)).toBeLessThan(0.4 * (16 + 2 * margin));
  });

  it('include an ICO file with pictures of 16, 32 and 48 pixels', () => {
    const ico = readFileSync(new URL('favicon.ico', publicFolder));
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
    for (const [at, size] of [16, 32, 48].entries()) {
      const entry = 6 + 16 * at;
      expect([ico[entry], ico[entry + 1]]).toEqual([size, size]);
      const offset = ico.readUInt32LE(entry + 12);
      const png = ico.subarray(offset, offset + ico.readUInt32LE(entry + 8));
      expect(png.toString('latin1', 1, 4)).toBe('PNG');
      expect(png.toString('latin1', png.length - 8, png.length - 4)).toBe('IEND');
      expect(png.readUInt32BE(16)).toBe(size);
    }
  });
});

describe('the manifest', () => {
  it('names the site, its colours and its icons', () => {
    expect(JSON.parse(manifest())).toEqual({
      id: '/',
      name: config.name,
      short_name: config.name,
      description: siteSettings.tagline,
      lang: 'en',
      dir: 'ltr',
      start_url: '/',
      scope: '/',
      display: 'minimal-ui',
      background_color: lightColors.paper,
      theme_color: lightColors.paper,
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    });
  });

  it('gives the browser’s bar the colour of the page, light and dark', () => {
    expect(manifestHead).toContain(
      `<meta name=theme-color media="(prefers-color-scheme: light)" content="${lightColors.paper}">`,
    );
    expect(manifestHead).toContain(
      `<meta name=theme-color media="(prefers-color-scheme: dark)" content="${darkColors.paper}">`,
    );
  });
});
