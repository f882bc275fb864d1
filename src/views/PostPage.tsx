import { type PostId, postIds } from '../content/ids.ts';
import { posts } from '../content/posts.ts';
import type { ViewProps } from '../routes.ts';
import { Page, PageHeader } from './chrome/Page.tsx';

const postOf = new Map<string, PostId>(postIds.map((id) => [id, id]));

const PostPage = ({ id }: ViewProps) => {
  const post = posts[postOf.get(id) ?? postIds[0]];
  return (
    <Page route="post" id={id} words={post} label={post.title}>
      <PageHeader words={post} />
    </Page>
  );
};

export default PostPage;
