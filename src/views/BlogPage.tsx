import { blog } from '../content/blog.ts';
import { postIds } from '../content/ids.ts';
import { posts } from '../content/posts.ts';
import { Container, Heading, Stack, Text } from '../design/index.ts';
import { Page, PageHeader } from './chrome/Page.tsx';
import { RouteLink } from './chrome/RouteLink.tsx';

const BlogPage = () => (
  <Page route="blog" words={blog}>
    <PageHeader words={blog} />
    <Container>
      <Stack gap={5}>
        {postIds.map((id) => (
          <article key={id}>
            <Heading as="h2" size="sm">
              <RouteLink to="post" id={id}>
                {posts[id].heading}
              </RouteLink>
            </Heading>
            <Text>{posts[id].lead}</Text>
          </article>
        ))}
      </Stack>
    </Container>
  </Page>
);

export default BlogPage;
