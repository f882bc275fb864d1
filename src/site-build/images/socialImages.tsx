import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { config } from '../../config.ts';
import { cssText, resetStyles } from '../../design/index.ts';
import {
  headingRoom,
  nameSize,
  pictureScale,
  type SocialPicture,
  SocialSheet,
  socialSize,
  trailLength,
} from '../../design/pictures/SocialSheet.tsx';
import { lightColors } from '../../design/tokens.ts';
import { socialImage } from '../../routes/socialImage.ts';
import type { KnownPage } from '../pageFacts.ts';
import { fitHeading } from './heading.ts';
import { plainSvg } from './plainSvg.ts';
import { faces, type Renderer } from './renderer.ts';
import { socialPicture } from './socialPicture.tsx';

/** What the drawings' custom properties stand for: the light theme, and faces that the renderer has. */
const values = new Map<string, string>([
  ...Object.entries(lightColors).map(([role, value]) => [`--colors-${role}`, value] as const),
  ['--fonts-display', faces.display],
  ['--fonts-mono', faces.mono],
]);
const resolve = (property: string): string => {
  const value = values.get(property);
  if (value === undefined)
    throw new Error(`A drawing asks for ${property}, which has no value outside a page`);
  return value;
};

/** Lines that keep one pixel on the screen take two here: previews are shown at half this size or less. */
const lineWidth = 2;

/** A breadcrumb that fits the formula bar. */
const fitted = (labels: readonly string[]): string[] => {
  const before = labels.slice(0, -1);
  const last = labels.at(-1) ?? '';
  const room = trailLength - before.reduce((sum, label) => sum + label.length + 3, 0);
  return [...before, last.length <= room ? last : `${last.slice(0, room - 1).trimEnd()}…`];
};

/** The SVG of a page's social image. */
export const socialSvg = (
  heading: string,
  labels: readonly string[],
  picture: SocialPicture,
  measure: (text: string) => number,
): string => {
  resetStyles();
  const markup = renderToStaticMarkup(
    <SocialSheet
      {...fitHeading(heading, headingRoom, measure)}
      trail={fitted(labels)}
      name={config.name}
      nameWidth={measure(config.name) * nameSize}
      host={new URL(config.siteUrl).host}
      picture={picture}
    />,
  );
  return plainSvg({ markup, css: cssText(), resolve, lineWidth: lineWidth / pictureScale(picture) });
};

/** Draws the social image of every page into a built site. */
export const writeSocialImages = async (
  outDir: string,
  pages: readonly KnownPage[],
  renderer: Renderer,
): Promise<void> => {
  const widths = new Map<string, number>();
  const measure = (text: string): number => {
    const width = widths.get(text) ?? renderer.measure(text, headingRoom.letterSpacing);
    widths.set(text, width);
    return width;
  };
  for (const { match, facts } of pages) {
    const labels = facts.trail.map(({ label }) => label);
    const svg = socialSvg(facts.heading, labels, socialPicture(match), measure);
    const file = join(outDir, socialImage(match.name, match.id));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await renderer.png(svg, socialSize.width));
  }
};
