import { blogStatic } from '../../content/blog.ts';
import { blogPageCount, postsOnPage } from '../../content/posts.ts';
import { Heading, PagePicture, Stack, Static, Text } from '../../design/index.ts';
import { DocumentHead } from '../chrome/DocumentHead.tsx';
import { PageHeader } from '../chrome/Page.tsx';
import { RouteLink } from '../shared/RouteLink.tsx';
import { BlogPagination } from './BlogPagination.tsx';
import { blogHref } from './blogHref.ts';
import { blogPageWords } from './blogPageWords.ts';
import { PostEntries } from './PostEntries.tsx';

const { aside } = blogStatic;

interface BlogPartProps {
  /** The number of the page, or empty for the first. */
  readonly id: string;
}

const numberOf = (id: string): number => (id === '' ? 1 : Number(id));

export const prepare = async (id: string): Promise<boolean> =>
  id === '' || (/^[1-9]\d*$/.test(id) && Number(id) > 1 && Number(id) <= blogPageCount());

export const Head = ({ id }: BlogPartProps) => {
  const page = numberOf(id);
  return (
    <>
      <DocumentHead route={id === '' ? 'blog' : 'blogPage'} id={id} words={blogPageWords(id)} />
      {page > 1 ? <link rel="prev" href={blogHref(page - 1)} /> : null}
      {page < blogPageCount() ? <link rel="next" href={blogHref(page + 1)} /> : null}
    </>
  );
};

export const BlogHead = ({ id }: BlogPartProps) => (
  <Static name="BlogHead">
    <PageHeader words={blogPageWords(id)} picture={<PagePicture subject="notes" alt="" />} />
  </Static>
);

export const BlogPosts = ({ id }: BlogPartProps) => (
  <Static name="BlogPosts">
    <Stack gap={4}>
      <PostEntries ids={postsOnPage(numberOf(id))} />
      {blogPageCount() > 1 ? <BlogPagination page={numberOf(id)} /> : null}
    </Stack>
  </Static>
);

export const BlogAside = () => (
  <Static name="BlogAside">
    <Stack gap={2}>
      <Heading as="h2" size="sm">
        {aside.heading}
      </Heading>
      <Text size="sm">{aside.text}</Text>
      <Text size="sm">
        {aside.question}{' '}
        <RouteLink to="contact" subject={aside.subject}>
          {aside.link}
        </RouteLink>
      </Text>
    </Stack>
  </Static>
);
