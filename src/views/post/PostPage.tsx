import { posts } from '../../content/posts.ts';
import { Columns, Container, Margin, Stack } from '../../design/index.ts';
import { href } from '../../routes/href.ts';
import type { ViewProps } from '../../routes/view.ts';
import { Page, PageHeader } from '../chrome/Page.tsx';
import { FeedLink } from '../shared/FeedLink.tsx';
import { ShareButton } from '../shared/ShareButton.tsx';
import { PostContents, PostOnward, PostParticulars, PostText } from './PostParts.static.tsx';
import { postOrFirst } from './postOrFirst.ts';

export { prepare } from './PostParts.static.tsx';

const PostPage = ({ id: requestedId }: ViewProps) => {
  const id = postOrFirst(requestedId);
  const post = posts[id];
  return (
    <Page route="post" id={id} words={post} label={post.title}>
      <FeedLink />
      <article>
        <PageHeader words={post} />
        <Container>
          <Columns ratio="margin">
            <Margin>
              <Stack gap={4}>
                <PostParticulars id={id} />
                <div>
                  <ShareButton title={post.title} url={href('post', id)} />
                </div>
                <PostContents id={id} />
              </Stack>
            </Margin>
            <PostText id={id} />
          </Columns>
        </Container>
      </article>
      <PostOnward id={id} />
    </Page>
  );
};

export default PostPage;
