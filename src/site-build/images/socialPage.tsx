import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { renderToStaticMarkup } from 'react-dom/server';
import { config } from '../../config.ts';
import { displayFace } from '../../configuration/look.ts';
import { cssText, resetStyles } from '../../design/index.ts';
import { SocialSheet } from '../../design/pictures/SocialSheet.tsx';
import type { SitePage } from '../pageFacts.ts';
import { socialPicture } from './socialPicture.tsx';

const here = (path: string): URL => new URL(path, import.meta.url);
const require = createRequire(import.meta.url);
const latin = require.resolve(
  '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
);
const greek = require.resolve(
  '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-greek-wght-normal.woff2',
);

const fontFace = (family: string, weights: string, file: string | URL, range = 'U+0-10FFFF'): string =>
  `@font-face{font-family:"${family}";font-weight:${weights};unicode-range:${range};src:url(data:font/woff2;base64,${readFileSync(file, 'base64')})}`;

/** Fonts are embedded, so that every machine draws the same picture. */
const styles = [
  ...displayFace.files.map(({ file, unicodeRange }) =>
    fontFace(displayFace.family, displayFace.weights, here(`../../../public${file}`), unicodeRange),
  ),
  fontFace('JetBrains Mono', '100 800', latin),
  fontFace('JetBrains Mono', '100 800', greek, 'U+0370-03FF'),
  ':root{--fonts-mono:"JetBrains Mono"}body{margin:0}',
].join('\n');

const fitHeading = readFileSync(here('fitHeading.mjs'), 'utf8');

/** Changing a letter of this HTML or of `fitHeading.mjs` makes every committed social image stale. */
export const socialPage = ({ match, facts }: SitePage): string => {
  resetStyles();
  const markup = renderToStaticMarkup(
    <SocialSheet
      heading={facts.heading}
      trail={facts.trail.map(({ label }) => label)}
      name={config.name}
      host={new URL(config.siteUrl).host}
      picture={socialPicture(match)}
    />,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Social image</title>
<style>${cssText()}</style>
<style>${styles}</style>
${markup}
<script type="module">${fitHeading}</script>
`;
};
