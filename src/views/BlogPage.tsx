import { blog } from '../content/blog.ts';
import { postIds } from '../content/ids.ts';
import { posts as postTexts } from '../content/posts.ts';
import { site } from '../content/site.ts';
import { Card, Columns, Container, Heading, Section, Stack, Text, TextLink } from '../design/index.ts';
import { Page, PageHeader } from './chrome/Page.tsx';
import { RouteLink } from './chrome/RouteLink.tsx';
import { FeedLink, feedHref } from './sections/FeedLink.tsx';
import { NewsletterForm } from './sections/NewsletterForm.tsx';
import { PostEntries } from './sections/PostEntries.tsx';

const latestFirst = [...postIds].sort((a, b) => postTexts[b].date.localeCompare(postTexts[a].date));

const { posts, letter } = blog.newsletter;

const BlogPage = () => (
  <Page route="blog" words={blog}>
    <FeedLink />
    <PageHeader words={blog} />
    <Section size="sm">
      <Container>
        <Columns ratio="wide">
          <PostEntries ids={latestFirst} />
          <aside>
            <Stack gap={5}>
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
              <Card>
                <Stack gap={3}>
                  <Heading as="h2" size="sm">
                    {posts.heading}
                  </Heading>
                  <Text size="sm">{posts.text}</Text>
                  <NewsletterForm offer="posts" />
                  <Text size="sm">
                    {blog.aside.feed}{' '}
                    <TextLink href={feedHref} external={site.newTab}>
                      {blog.aside.feedLink}
                    </TextLink>
                    .
                  </Text>
                </Stack>
              </Card>
            </Stack>
          </aside>
        </Columns>
      </Container>
    </Section>
    <Section size="sm" tone="sheet">
      <Container>
        <Columns ratio="even">
          <Stack gap={2}>
            <Heading as="h2">{letter.heading}</Heading>
            <Text>{letter.text}</Text>
          </Stack>
          <NewsletterForm offer="letter" />
        </Columns>
      </Container>
    </Section>
  </Page>
);

export default BlogPage;
