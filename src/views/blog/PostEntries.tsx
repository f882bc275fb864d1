import { type PostId, posts } from '../../content/posts.ts';
import {
  Entries,
  Entry,
  EntryBody,
  EntryKey,
  Heading,
  Label,
  PostPicture,
  Text,
} from '../../design/index.ts';
import { dayInWords } from '../shared/dates.ts';
import { RouteLink } from '../shared/RouteLink.tsx';

export const PostEntries = ({ ids }: { ids: readonly PostId[] }) => (
  <Entries as="ol">
    {ids.map((id) => {
      const { heading, excerpt, category, author, date, readTime, image } = posts[id];
      return (
        <Entry key={id} keyed="picture">
          <EntryKey>
            <PostPicture subject={image} />
          </EntryKey>
          <EntryBody>
            <Label>
              {category} · <time dateTime={date}>{dayInWords(date)}</time>
            </Label>
            <Heading as="h2" size="md">
              <RouteLink to="post" id={id}>
                {heading}
              </RouteLink>
            </Heading>
            <Text>{excerpt}</Text>
            <Label>
              {author} · {readTime}
            </Label>
          </EntryBody>
        </Entry>
      );
    })}
  </Entries>
);
