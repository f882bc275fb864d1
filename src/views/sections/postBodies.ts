import type { PostId } from '../../content/ids.ts';
import type { PostBody } from '../../content/posts/postBlock.ts';

interface BodyModule {
  readonly body: PostBody;
}

const bodies: Record<PostId, () => Promise<BodyModule>> = {
  'first-brief': () => import('../../content/posts/first-brief.ts'),
  'fair-price-small-tasks': () => import('../../content/posts/fair-price-small-tasks.ts'),
  'spreadsheet-handover': () => import('../../content/posts/spreadsheet-handover.ts'),
};

const loaded = new Map<PostId, PostBody>();
const loading = new Map<PostId, Promise<PostBody>>();

/** A post's body, if its code is here already. */
export const loadedBody = (id: PostId): PostBody | undefined => loaded.get(id);

/** Fetches a post's body, once. Rejects when it cannot be had, and may be asked again. */
export const loadBody = (id: PostId): Promise<PostBody> => {
  const known = loading.get(id);
  if (known) return known;
  const request = bodies[id]().then(
    ({ body }) => {
      loaded.set(id, body);
      return body;
    },
    (reason: unknown) => {
      loading.delete(id);
      throw reason;
    },
  );
  loading.set(id, request);
  return request;
};
