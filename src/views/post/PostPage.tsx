import type { PostId } from '../../content/posts.ts';
import { Columns, Container, Margin, Stack } from '../../design/index.ts';
import { readHeading } from '../../effects/screen/readHeading.ts';
import { href } from '../../routes/href.ts';
import type { ViewProps } from '../../routes/view.ts';
import { FeedLink } from '../shared/FeedLink.tsx';
import { ShareButton } from '../shared/ShareButton.tsx';
import {
  Head,
  PostContents,
  PostHeader,
  PostOnward,
  PostParticulars,
  PostText,
  PostTop,
} from './PostParts.static.tsx';

export { prepare } from './PostParts.static.tsx';

/** All words of a post are in its document, none in this script (decision R15). */
const PostPage = ({ id: text }: ViewProps) => {
  // An id without a post does not get here: its document is the not-found page.
  const id = text as PostId;
  return (
    <>
      <Head id={id} />
      <PostTop id={id} />
      <main id="main">
        <FeedLink />
        <article>
          <PostHeader id={id} />
          <Container>
            <Columns ratio="margin">
              <Margin>
                <Stack gap={4}>
                  <PostParticulars id={id} />
                  <div>
                    <ShareButton title={readHeading} url={href('post', id)} />
                  </div>
                  <PostContents id={id} />
                </Stack>
              </Margin>
              <PostText id={id} />
            </Columns>
          </Container>
        </article>
        <PostOnward id={id} />
      </main>
    </>
  );
};

export default PostPage;
