import { posts, postsOnPage } from '../../src/content/posts.ts';

/** The links of the first page of the blog, by name. */
export const blogLinks: Readonly<Record<string, string>> = {
  ...Object.fromEntries(postsOnPage(1).map((id) => [posts[id].title, `/blog/${id}`])),
  'feed (opens in a new tab)': '/feed.xml',
  'Suggest a topic': '/contact',
};
