import { findPost } from '../../content/posts.ts';
import type { Block } from '../../content/richText.ts';

const loaded = new Map<string, readonly Block[]>();

/** A post's body. Throws unless `loadBody` has loaded it. */
export const loadedBody = (id: string): readonly Block[] => {
  const body = loaded.get(id);
  if (!body) throw new Error(`The text of ${id} is not loaded`);
  return body;
};

/** Loads a post's body, and returns whether there is such a post. Rejects on failure, and can be called again. */
export const loadBody = async (id: string): Promise<boolean> => {
  const post = findPost(id);
  if (!post) return false;
  const { body } = await post.body();
  loaded.set(id, body);
  return true;
};
