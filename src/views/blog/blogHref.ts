import { href } from '../../routes/href.ts';

/** The path of a page of the blog. `page` begins with 1. */
export const blogHref = (page: number): string =>
  page === 1 ? href('blog') : href('blogPage', String(page));
