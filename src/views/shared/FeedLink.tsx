import { blog } from '../../content/blog.ts';

/** The blog's feed, made at build time. */
export const feedHref = '/feed.xml';

/** The `<link>` by which feed readers find the blog's feed. */
export const FeedLink = () => (
  <link rel="alternate" type="application/atom+xml" title={blog.heading} href={feedHref} />
);
