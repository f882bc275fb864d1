import { topics } from '../content/help/topics.ts';
import { blogPageCount, postIds } from '../content/posts.ts';
import type { Match } from './match.ts';
import { type RouteName, routeNames, routeOf } from './table.ts';

/** Kept out of the table, which is in the script of every page (decision R15). */
const growingIds: Partial<Record<RouteName, () => readonly string[]>> = {
  post: postIds,
  helpArticle: () => topics.flatMap(({ articles }) => articles.map(({ id }) => id)),
  // The first page is the blog itself.
  blogPage: () => Array.from({ length: blogPageCount() - 1 }, (_, at) => String(at + 2)),
};

/** Every document with all its addresses. For prerendering, development and tests. */
export const documents = (): { readonly match: Match; readonly paths: readonly string[] }[] =>
  routeNames.flatMap((name) => {
    const { path, aliases = [], ids, sampleId } = routeOf(name);
    return (growingIds[name]?.() ?? ids ?? [sampleId ?? '']).map((id) => {
      const canonical = path.replace(':id', id);
      return { match: { name, id, path: canonical }, paths: [canonical, ...aliases] };
    });
  });
