import { config } from '../../config.ts';
import { capabilities } from '../../configuration/capabilities.ts';
import { blog } from '../../content/blog.ts';
import { site } from '../../content/site.ts';
import { Card, Columns, Container, Heading, Section, Stack, Text, TextLink } from '../../design/index.ts';
import type { ViewProps } from '../../routes/view.ts';
import { Page } from '../chrome/Page.tsx';
import { FeedLink, feedHref } from '../shared/FeedLink.tsx';
import { BlogAside, BlogHead, BlogPosts, Head } from './BlogParts.static.tsx';
import { blogPageWords } from './blogPageWords.ts';
import { NewsletterForm } from './NewsletterForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

const { posts, letter } = blog.newsletter;
/** A demonstration sends nothing (decision H8). */
const OfferForm = config.demonstration === 'off' ? SignUpForm : NewsletterForm;

export { prepare } from './BlogParts.static.tsx';

const BlogPage = ({ id }: ViewProps) => {
  const words = blogPageWords(id);
  return (
    <Page route={id === '' ? 'blog' : 'blogPage'} words={words} label={words.label} head={<Head id={id} />}>
      <FeedLink />
      <BlogHead id={id} />
      <Section size="sm">
        <Container>
          <Columns ratio="wide">
            <BlogPosts id={id} />
            <aside>
              <Stack gap={5}>
                <BlogAside />
                {capabilities.newsletter ? (
                  <Card>
                    <Stack gap={3}>
                      <Heading as="h2" size="sm">
                        {posts.heading}
                      </Heading>
                      <Text size="sm">{posts.text}</Text>
                      <OfferForm offer="posts" />
                      <Text size="sm">
                        {posts.feed}{' '}
                        <TextLink href={feedHref} external={site.newTab}>
                          {posts.feedLink}
                        </TextLink>
                        .
                      </Text>
                    </Stack>
                  </Card>
                ) : null}
              </Stack>
            </aside>
          </Columns>
        </Container>
      </Section>
      {capabilities.newsletter ? (
        <Section size="sm" tone="sheet">
          <Container>
            <Columns ratio="even">
              <Stack gap={2}>
                <Heading as="h2">{letter.heading}</Heading>
                <Text>{letter.text}</Text>
              </Stack>
              <OfferForm offer="letter" />
            </Columns>
          </Container>
        </Section>
      ) : null}
    </Page>
  );
};

export default BlogPage;
