import { blogStatic } from '../../content/blog.ts';
import { blogPageCount } from '../../content/posts.ts';
import { Cluster, Text, TextLink } from '../../design/index.ts';
import { fill } from '../shared/words.ts';
import { blogHref } from './blogHref.ts';

export const BlogPagination = ({ page }: { page: number }) => (
  <nav aria-label={blogStatic.pages}>
    <Cluster>
      {page > 1 ? (
        <TextLink rel="prev" href={blogHref(page - 1)}>
          {blogStatic.newer}
        </TextLink>
      ) : null}
      <Text size="sm">{fill(blogStatic.place, { n: page, all: blogPageCount() })}</Text>
      {page < blogPageCount() ? (
        <TextLink rel="next" href={blogHref(page + 1)}>
          {blogStatic.older}
        </TextLink>
      ) : null}
    </Cluster>
  </nav>
);
