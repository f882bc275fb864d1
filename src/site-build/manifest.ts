import { config } from '../config.ts';
import { darkColors, lightColors } from '../configuration/look.ts';
import { siteSettings } from '../configuration/site.ts';
import { icons } from './images/icons.ts';

export const manifest = (): string =>
  JSON.stringify({
    id: '/',
    name: config.name,
    short_name: config.name,
    description: siteSettings.tagline,
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    // Keep the browser's bar: the site relies on addresses and Back.
    display: 'minimal-ui',
    background_color: lightColors.paper,
    theme_color: lightColors.paper,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...icons.flatMap(({ file, size, purpose }) =>
        purpose ? [{ src: `/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose }] : [],
      ),
    ],
  });

export const manifestHead = [
  '<link rel=manifest href=/manifest.webmanifest>',
  `<meta name=theme-color media="(prefers-color-scheme: light)" content="${lightColors.paper}">`,
  `<meta name=theme-color media="(prefers-color-scheme: dark)" content="${darkColors.paper}">`,
].join('');
