import { blog } from '../../content/blog.ts';
import type { PageWords } from '../../content/page.ts';
import { fill } from '../shared/words.ts';

interface BlogPageWords extends PageWords {
  /** The page's name in the breadcrumb, where the route's label is not enough. */
  readonly label?: string;
}

/** The words of a page of the blog. `id` is its number, or empty for the first. */
export const blogPageWords = (id: string): BlogPageWords => {
  if (id === '') return blog;
  const label = fill(blog.page, { n: id });
  return {
    ...blog,
    title: `${blog.title}, ${label.toLowerCase()}`,
    description: `${blog.description} ${label}.`,
    heading: `${blog.heading}, ${label.toLowerCase()}`,
    label,
  };
};
