import type { PostId } from '../../content/ids.ts';
import type { Block } from '../../content/richText.ts';

interface BodyModule {
  readonly body: readonly Block[];
}

const bodies: Record<PostId, () => Promise<BodyModule>> = {
  'first-brief': () => import('../../content/posts/first-brief.ts'),
  'fair-price-small-tasks': () => import('../../content/posts/fair-price-small-tasks.ts'),
  'spreadsheet-handover': () => import('../../content/posts/spreadsheet-handover.ts'),
};

const loaded = new Map<PostId, readonly Block[]>();

/** A post's body. Throws unless `loadBody` has loaded it. */
export const loadedBody = (id: PostId): readonly Block[] => {
  const body = loaded.get(id);
  if (!body) throw new Error(`The text of ${id} is not loaded`);
  return body;
};

/** Loads a post's body. Rejects on failure, and may be called again. */
export const loadBody = async (id: PostId): Promise<readonly Block[]> => {
  const { body } = await bodies[id]();
  loaded.set(id, body);
  return body;
};
