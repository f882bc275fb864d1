/** The pictures that `npm run social` draws. They are committed, so that a build needs no browser. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { socialSize } from '../../design/pictures/SocialSheet.tsx';
import { sharesImage, socialImage } from '../../routes/socialImage.ts';
import type { SitePage } from '../pageFacts.ts';
import { projectRoot } from '../projectRoot.mjs';
import type { Drawing } from './drawing.ts';
import { iconDrawing, icons, icoSizes } from './icons.ts';
import { socialPage } from './socialPage.tsx';

export interface DrawnFile {
  /** Relative to `public/`. */
  readonly file: string;
  readonly drawings: readonly Drawing[];
}

const publicFolder = join(projectRoot, 'public');

export const recordFile = join(projectRoot, 'src/site-build/images/drawn.json');

export const drawnFiles = (pages: readonly SitePage[]): DrawnFile[] => [
  ...icons.map(({ file, size, margin }) => ({ file, drawings: [iconDrawing(size, margin)] })),
  { file: 'favicon.ico', drawings: icoSizes.map((size) => iconDrawing(size)) },
  ...pages
    .filter(({ match: { name } }) => !sharesImage(name))
    .map((page) => ({
      file: socialImage(page.match.name, page.match.id).slice(1),
      // Not needed for a picture that is missing.
      get drawings() {
        return [{ html: socialPage(page), ...socialSize }];
      },
    })),
];

/** With numbers for Stitches' names, which are shorter in a build (`classNames.mjs`). */
const numbered = (html: string): string => {
  const names = new Map<string, number>();
  return html
    .replace(/--sxs\{--sxs:\d[^}]*\}/g, '')
    .replace(/(?<![\w-])[ckt]-[A-Za-z]{4,}[\w-]*/g, (name) => {
      if (!names.has(name)) names.set(name, names.size);
      return `name${names.get(name)}`;
    });
};

export const hashOf = ({ drawings }: DrawnFile, content: Uint8Array): string =>
  createHash('sha256')
    .update(JSON.stringify(drawings.map((drawing) => ({ ...drawing, html: numbered(drawing.html) }))))
    .update(content)
    .digest('hex');

export interface PictureProblems {
  readonly missing: readonly string[];
  readonly stale: readonly string[];
  readonly leftOver: readonly string[];
}

export const findProblems = (files: readonly DrawnFile[], folder = publicFolder): PictureProblems => {
  const record = JSON.parse(readFileSync(recordFile, 'utf8')) as Readonly<Record<string, string>>;
  const isThere = ({ file }: DrawnFile) => existsSync(join(folder, file));
  const isFresh = (each: DrawnFile) =>
    record[each.file] === hashOf(each, readFileSync(join(folder, each.file)));
  const names = new Set(files.map(({ file }) => file));
  const social = existsSync(join(folder, 'social')) ? readdirSync(join(folder, 'social')) : [];
  const existing = new Set([...Object.keys(record), ...social.map((name) => `social/${name}`)]);
  return {
    missing: files.filter((each) => !isThere(each)).map(({ file }) => file),
    stale: files.filter((each) => isThere(each) && !isFresh(each)).map(({ file }) => file),
    leftOver: [...existing].filter((file) => !names.has(file)),
  };
};

const listed = (files: readonly string[]): string =>
  files.length > 5 ? `${files.slice(0, 5).join(', ')} and ${files.length - 5} more` : files.join(', ');

/** Throws for a missing icon. Warns of missing social images, and of stale ones: their settings may differ. */
export const checkDrawnFiles = (pages: readonly SitePage[], folder = publicFolder): void => {
  const { missing, stale } = findProblems(drawnFiles(pages), folder);
  const missingIcons = missing.filter((file) => !file.startsWith('social/'));
  const undrawn = missing.filter((file) => file.startsWith('social/'));
  if (missingIcons.length > 0)
    throw new Error(`public/ has no ${missingIcons.join(', ')}: run npm run social`);
  if (undrawn.length > 0) console.warn(`Not yet in public/: ${listed(undrawn)}. Run npm run social.`);
  if (stale.length > 0) console.warn(`Out of date in public/: ${listed(stale)}. Run npm run social.`);
};
