import { use } from 'react';
import { blog } from '../content/blog.ts';
import { type PostId, postIds } from '../content/ids.ts';
import { posts } from '../content/posts.ts';
import {
  Columns,
  Container,
  Heading,
  Label,
  LinkList,
  Margin,
  PostPicture,
  Section,
  Stack,
} from '../design/index.ts';
import type { ViewProps } from '../routes.ts';
import { Page, PageHeader } from './chrome/Page.tsx';
import { RouteLink } from './chrome/RouteLink.tsx';
import { dayInWords } from './sections/dates.ts';
import { PostBlocks } from './sections/PostBlocks.tsx';
import { PostNeighbors } from './sections/PostNeighbors.tsx';
import { loadBody, loadedBody } from './sections/postBodies.ts';
import { readingMinutes } from './sections/readingTime.ts';
import { fill } from './words.ts';

const postOf = new Map<string, PostId>(postIds.map((id) => [id, id]));
const known = (id: string): PostId => postOf.get(id) ?? postIds[0];

/** The post's text is a file of its own: fetched with the view, before it is shown. */
export const prepare = (id: string): Promise<unknown> => loadBody(known(id));

const PostPage = ({ id: asked }: ViewProps) => {
  const id = known(asked);
  const post = posts[id];
  // A promise read for the first time would suspend even when its body is here.
  const body = loadedBody(id) ?? use(loadBody(id));
  return (
    <Page route="post" id={id} words={post} label={post.title}>
      <article>
        <PageHeader words={post} />
        <Container>
          <Columns ratio="wide">
            <PostBlocks body={body} />
            <Margin>
              <Stack gap={4}>
                <PostPicture subject={post.image} />
                <Stack gap={1}>
                  <Label>{post.category}</Label>
                  <Label>{post.author}</Label>
                  <Label as="time" dateTime={post.date}>
                    {dayInWords(post.date)}
                  </Label>
                  <Label>{fill(blog.minutes, { n: readingMinutes(body) })}</Label>
                </Stack>
                <nav aria-labelledby="post-contents">
                  <Heading as="h2" size="sm" id="post-contents">
                    {blog.contents}
                  </Heading>
                  <LinkList>
                    {body.map((block) =>
                      block.kind === 'heading' ? (
                        <li key={block.id}>
                          <RouteLink to="post" id={id} hash={block.id}>
                            {block.text}
                          </RouteLink>
                        </li>
                      ) : null,
                    )}
                  </LinkList>
                </nav>
              </Stack>
            </Margin>
          </Columns>
        </Container>
      </article>
      <Section size="sm">
        <Container>
          <PostNeighbors id={id} />
        </Container>
      </Section>
    </Page>
  );
};

export default PostPage;
