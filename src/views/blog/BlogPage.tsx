import { blog } from '../../content/blog.ts';
import { site } from '../../content/site.ts';
import { Card, Columns, Container, Heading, Section, Stack, Text, TextLink } from '../../design/index.ts';
import { Page, PageHeader } from '../chrome/Page.tsx';
import { FeedLink, feedHref } from '../shared/FeedLink.tsx';
import { BlogAside, BlogPosts } from './BlogParts.static.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';

const { posts, letter } = blog.newsletter;

const BlogPage = () => (
  <Page route="blog" words={blog}>
    <FeedLink />
    <PageHeader words={blog} />
    <Section size="sm">
      <Container>
        <Columns ratio="wide">
          <BlogPosts />
          <aside>
            <Stack gap={5}>
              <BlogAside />
              <Card>
                <Stack gap={3}>
                  <Heading as="h2" size="sm">
                    {posts.heading}
                  </Heading>
                  <Text size="sm">{posts.text}</Text>
                  <NewsletterForm offer="posts" />
                  <Text size="sm">
                    {posts.feed}{' '}
                    <TextLink href={feedHref} external={site.newTab}>
                      {posts.feedLink}
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
