import type { Json, PlainEvent } from '../inspector/scrub.ts';

export interface StageStep {
  readonly kind: 'send' | 'elapse' | 'settle';
  readonly event: PlainEvent;
}

export interface StagePath {
  readonly machine: string;
  readonly leaf: string;
  readonly input?: Json;
  /** What actors end with is whole in the steps, so that none has to run. */
  readonly hasWholeOutputs?: boolean;
  readonly steps: readonly StageStep[];
}

export interface GalleryState extends StagePath {
  readonly description: string;
  readonly page: string | null;
  readonly words: readonly string[];
}

export const galleryFile = 'gallery.json';

/** A machine without states has one that has no name. */
export const nameOf = ({ leaf }: Pick<GalleryState, 'leaf'>): string => leaf || 'the only state';

export const stageAddress = ({ page, description: _, words: __, ...path }: GalleryState): string | null => {
  if (page === null) return null;
  const url = new URL(page, 'http://page.invalid');
  url.searchParams.set('replay', encodePath(path));
  return url.pathname + url.search + url.hash;
};

const encodePath = (path: StagePath): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(path))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

export const decodePath = (text: string): StagePath => {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0),
  );
  return JSON.parse(new TextDecoder().decode(bytes)) as StagePath;
};
