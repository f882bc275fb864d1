import { blog } from '../content/blog.ts';
import { postIds } from '../content/ids.ts';
import { posts } from '../content/posts.ts';
import { Columns, Container, Heading, Section, Stack, Text } from '../design/index.ts';
import { Page, PageHeader } from './chrome/Page.tsx';
import { RouteLink } from './chrome/RouteLink.tsx';
import { PostEntries } from './sections/PostEntries.tsx';

const latestFirst = [...postIds].sort((a, b) => posts[b].date.localeCompare(posts[a].date));

const BlogPage = () => (
  <Page route="blog" words={blog}>
    <PageHeader words={blog} />
    <Section size="sm">
      <Container>
        <Columns ratio="wider">
          <PostEntries ids={latestFirst} />
          <aside>
            <Stack gap={2}>
              <Heading as="h2" size="sm">
                {blog.aside.heading}
              </Heading>
              <Text size="sm">{blog.aside.text}</Text>
              <Text size="sm">
                {blog.aside.question}{' '}
                <RouteLink to="contact" subject={blog.aside.subject}>
                  {blog.aside.link}
                </RouteLink>
              </Text>
            </Stack>
          </aside>
        </Columns>
      </Container>
    </Section>
  </Page>
);

export default BlogPage;
