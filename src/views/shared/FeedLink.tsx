import { blog } from '../../content/blog.ts';

export const feedHref = '/feed.xml';

export const FeedLink = () => (
  <link rel="alternate" type="application/atom+xml" title={blog.heading} href={feedHref} />
);
