import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { renderToStaticMarkup } from 'react-dom/server';
import { config } from '../../config.ts';
import { displayFontHref } from '../../design/globalStyles.ts';
import { cssText, resetStyles } from '../../design/index.ts';
import { SocialSheet } from '../../design/pictures/SocialSheet.tsx';
import type { KnownPage } from '../pageFacts.ts';
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

/** The faces are in the page, so that a picture is drawn the same on every machine. */
const styles = [
  fontFace('Familjen Grotesk', '500 700', here(`../../../public${displayFontHref}`)),
  fontFace('JetBrains Mono', '100 800', latin),
  fontFace('JetBrains Mono', '100 800', greek, 'U+0370-03FF'),
  ':root{--fonts-mono:"JetBrains Mono"}body{margin:0}',
].join('\n');

const fitHeading = readFileSync(here('fitHeading.mjs'), 'utf8');

/** The page whose screenshot is the social image of `page`: a whole HTML document that needs no other file. */
export const socialPage = ({ match, facts }: KnownPage): string => {
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
