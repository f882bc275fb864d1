import { blog } from '../../content/blog.ts';

/** The blog's feed, made at build time. */
export const feedHref = '/feed.xml';

/** Tells feed readers, in a page's head, where the blog's feed is. */
export const FeedLink = () => (
  <link rel="alternate" type="application/atom+xml" title={blog.heading} href={feedHref} />
);
