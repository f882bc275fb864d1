import { blog } from '../../content/blog.ts';
import type { PostId } from '../../content/ids.ts';
import type { PostBody } from '../../content/posts/postBlock.ts';
import { posts } from '../../content/posts.ts';
import { Heading, Label, LinkList, Margin, MarginOnly, PostPicture, Stack } from '../../design/index.ts';
import { href } from '../../routes.ts';
import { RouteLink } from '../chrome/RouteLink.tsx';
import { fill } from '../words.ts';
import { dayInWords } from './dates.ts';
import { readingMinutes } from './readingTime.ts';
import { ShareButton } from './ShareButton.tsx';

/** Beside a post: its picture, its particulars and its headings. */
export const PostMargin = ({ id, body }: { id: PostId; body: PostBody }) => {
  const post = posts[id];
  return (
    <Margin>
      <Stack gap={4}>
        <MarginOnly>
          <PostPicture subject={post.image} />
        </MarginOnly>
        <Stack gap={1}>
          <Label>
            {post.category} · <time dateTime={post.date}>{dayInWords(post.date)}</time>
          </Label>
          <Label>
            {post.author} · {fill(blog.minutes, { n: readingMinutes(body) })}
          </Label>
        </Stack>
        <div>
          <ShareButton title={post.title} url={href('post', id)} />
        </div>
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
  );
};
