import { type PostId, postIds } from '../content/ids.ts';
import { posts } from '../content/posts.ts';
import { Columns, Container, Section } from '../design/index.ts';
import type { ViewProps } from '../routes.ts';
import { Page, PageHeader } from './chrome/Page.tsx';
import { FeedLink } from './sections/FeedLink.tsx';
import { PostBlocks } from './sections/PostBlocks.tsx';
import { PostMargin } from './sections/PostMargin.tsx';
import { PostNeighbors } from './sections/PostNeighbors.tsx';
import { loadBody, loadedBody } from './sections/postBodies.ts';

const postOf = new Map<string, PostId>(postIds.map((id) => [id, id]));
const known = (id: string): PostId => postOf.get(id) ?? postIds[0];

/** The post's text is a file of its own: fetched with the view, before it is shown. */
export const prepare = (id: string): Promise<unknown> => loadBody(known(id));

const PostPage = ({ id: asked }: ViewProps) => {
  const id = known(asked);
  const post = posts[id];
  const body = loadedBody(id);
  return (
    <Page route="post" id={id} words={post} label={post.title}>
      <FeedLink />
      <article>
        <PageHeader words={post} />
        <Container>
          <Columns ratio="margin">
            <PostMargin id={id} body={body} />
            <PostBlocks body={body} />
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
