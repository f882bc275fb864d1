/**
 * The pictures that `npm run social` draws into `public/`: what each is drawn from, and whether it is up to date.
 * They are committed, so that a build needs no browser.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { socialSize } from '../../design/pictures/SocialSheet.tsx';
import { socialImage } from '../../routes/socialImage.ts';
import type { KnownPage } from '../pageFacts.ts';
import { projectRoot } from '../projectRoot.mjs';
import type { Drawing } from './drawing.ts';
import { iconDrawing, icons, icoSizes } from './icons.ts';
import { socialPage } from './socialPage.tsx';

/** A picture file; an ICO holds several drawings. */
export interface DrawnFile {
  /** Relative to `public/`. */
  readonly file: string;
  readonly drawings: readonly Drawing[];
}

const publicFolder = join(projectRoot, 'public');

/** Where the hash of each picture is kept, by its file. */
export const recordFile = join(projectRoot, 'src/site-build/images/drawn.json');

/** The icons, and the social image of each page. */
export const drawnFiles = (pages: readonly KnownPage[]): DrawnFile[] => [
  ...icons.map(({ file, size, margin }) => ({ file, drawings: [iconDrawing(size, margin)] })),
  { file: 'favicon.ico', drawings: icoSizes.map((size) => iconDrawing(size)) },
  ...pages.map((page) => ({
    file: socialImage(page.match.name, page.match.id).slice(1),
    drawings: [{ html: socialPage(page), ...socialSize }],
  })),
];

/** A hash of what a picture was drawn from, and of what came of it. */
export const hashOf = ({ drawings }: DrawnFile, content: Uint8Array): string =>
  createHash('sha256').update(JSON.stringify(drawings)).update(content).digest('hex');

/** What is wrong with the pictures in `public/`, as files: no such picture, drawn from something else, of no page. */
export interface Faults {
  readonly missing: readonly string[];
  readonly stale: readonly string[];
  readonly leftOver: readonly string[];
}

/** Compares the pictures in `folder` with what they should have been drawn from. */
export const faultsOf = (files: readonly DrawnFile[], folder = publicFolder): Faults => {
  const record = JSON.parse(readFileSync(recordFile, 'utf8')) as Readonly<Record<string, string>>;
  const isThere = ({ file }: DrawnFile) => existsSync(join(folder, file));
  const isFresh = (each: DrawnFile) =>
    record[each.file] === hashOf(each, readFileSync(join(folder, each.file)));
  const names = new Set(files.map(({ file }) => file));
  const social = existsSync(join(folder, 'social')) ? readdirSync(join(folder, 'social')) : [];
  const kept = new Set([...Object.keys(record), ...social.map((name) => `social/${name}`)]);
  return {
    missing: files.filter((each) => !isThere(each)).map(({ file }) => file),
    stale: files.filter((each) => isThere(each) && !isFresh(each)).map(({ file }) => file),
    leftOver: [...kept].filter((file) => !names.has(file)),
  };
};

/**
 * For a build: throws where a picture is missing, and warns where one is out of date; it may have been drawn with
 * another SITE_NAME or SITE_URL.
 */
export const checkDrawnFiles = (pages: readonly KnownPage[], folder = publicFolder): void => {
  const { missing, stale } = faultsOf(drawnFiles(pages), folder);
  if (missing.length > 0) throw new Error(`public/ has no ${missing.join(', ')}: run npm run social`);
  if (stale.length > 0) console.warn(`Out of date in public/: ${stale.join(', ')}. Run npm run social.`);
};
