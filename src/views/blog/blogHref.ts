import { href } from '../../routes/href.ts';

export const blogHref = (page: number): string =>
  page === 1 ? href('blog') : href('blogPage', String(page));
