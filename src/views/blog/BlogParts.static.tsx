import { blogStatic } from '../../content/blog.ts';
import { postIds } from '../../content/ids.ts';
import { postFacts } from '../../content/posts.ts';
import { Heading, Stack, Static, Text } from '../../design/index.ts';
import { RouteLink } from '../shared/RouteLink.tsx';
import { PostEntries } from './PostEntries.tsx';

const latestFirst = [...postIds].sort((a, b) => postFacts[b].date.localeCompare(postFacts[a].date));
const { aside } = blogStatic;

/** All posts, the latest first. */
export const BlogPosts = () => (
  <Static name="BlogPosts">
    <PostEntries ids={latestFirst} />
  </Static>
);

export const BlogAside = () => (
  <Static name="BlogAside">
    <Stack gap={2}>
      <Heading as="h2" size="sm">
        {aside.heading}
      </Heading>
      <Text size="sm">{aside.text}</Text>
      <Text size="sm">
        {aside.question}{' '}
        <RouteLink to="contact" subject={aside.subject}>
          {aside.link}
        </RouteLink>
      </Text>
    </Stack>
  </Static>
);
