import type { Json, PlainEvent } from '../inspector/scrub.ts';

/** One thing that happens on the way to a state. */
export interface StageStep {
  readonly kind: 'send' | 'elapse' | 'settle';
  readonly event: PlainEvent;
}

/** How a machine comes to a state: what it is started with, and what happens then. */
export interface StagePath {
  readonly machine: string;
  /** `open.step1`; of regions `both.left.a right.b`. */
  readonly leaf: string;
  readonly input?: Json;
  readonly steps: readonly StageStep[];
}

/** A state of the gallery. */
export interface GalleryState extends StagePath {
  /** What the state means, in the machine's own words. */
  readonly description: string;
  /** Address of the page that shows it; `null`: no page of the site does. */
  readonly page: string | null;
  /** The way there in words. */
  readonly words: readonly string[];
}

/** Where the development server keeps the list of all states. */
export const galleryFile = 'gallery.json';

/** The address that shows a state on its real page; `null` where no page shows it. */
export const stageAddress = ({ page, machine, leaf, input, steps }: GalleryState): string | null => {
  if (page === null) return null;
  const path: StagePath = { machine, leaf, ...(input === undefined ? {} : { input }), steps };
  const url = new URL(page, 'http://page.invalid');
  url.searchParams.set('replay', encodePath(path));
  return url.pathname + url.search + url.hash;
};

/** As text for an address: base64 of the JSON's UTF-8, with the letters that need no escape. */
const encodePath = (path: StagePath): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(path))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** Reads it back; throws on anything else. */
export const decodePath = (text: string): StagePath => {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0),
  );
  return JSON.parse(new TextDecoder().decode(bytes)) as StagePath;
};
