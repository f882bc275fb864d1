import { blogStatic } from '../../content/blog.ts';
import { type PostId, posts } from '../../content/posts.ts';
import {
  Container,
  Heading,
  Label,
  LinkList,
  MarginOnly,
  PostPicture,
  Section,
  Stack,
  Static,
} from '../../design/index.ts';
import { DocumentHead } from '../chrome/DocumentHead.tsx';
import { PageHeader, PageTop } from '../chrome/Page.tsx';
import { dayInWords } from '../shared/dates.ts';
import { drawFigure } from '../shared/drawFigure.tsx';
import { isParagraph } from '../shared/plainText.ts';
import { RichText } from '../shared/RichText.tsx';
import { RouteLink } from '../shared/RouteLink.tsx';
import { fill } from '../shared/words.ts';
import { PostNeighbors } from './PostNeighbors.tsx';
import { loadBody, loadedBody } from './postBody.ts';
import { readingMinutes } from './readingTime.ts';

interface PostPartProps {
  readonly id: PostId;
}

export const prepare = (id: string): Promise<boolean> => loadBody(id);

export const Head = ({ id }: PostPartProps) => <DocumentHead route="post" id={id} words={posts[id]} />;

export const PostTop = ({ id }: PostPartProps) => (
  <Static name="PostTop">
    <PageTop route="post" label={posts[id].title} />
  </Static>
);

export const PostHeader = ({ id }: PostPartProps) => (
  <Static name="PostHeader">
    <PageHeader words={posts[id]} />
  </Static>
);

export const PostParticulars = ({ id }: PostPartProps) => {
  const { author, category, date, image } = posts[id];
  return (
    <Static name="PostParticulars">
      <MarginOnly>
        <PostPicture subject={image} />
      </MarginOnly>
      <Stack gap={1}>
        <Label>
          {category} · <time dateTime={date}>{dayInWords(date)}</time>
        </Label>
        <Label>
          {author} · {fill(blogStatic.minutes, { n: readingMinutes(loadedBody(id)) })}
        </Label>
      </Stack>
    </Static>
  );
};

export const PostContents = ({ id }: PostPartProps) => (
  <Static name="PostContents">
    <nav aria-labelledby="post-contents">
      <Heading as="h2" size="sm" id="post-contents">
        {blogStatic.contents}
      </Heading>
      <LinkList>
        {loadedBody(id).map((block) =>
          isParagraph(block) || block.kind !== 'heading' || block.id === undefined ? null : (
            <li key={block.id}>
              <RouteLink to="post" id={id} hash={block.id}>
                {block.text}
              </RouteLink>
            </li>
          ),
        )}
      </LinkList>
    </nav>
  </Static>
);

export const PostText = ({ id }: PostPartProps) => (
  <Static name="PostText">
    <RichText blocks={loadedBody(id)} drawFigure={drawFigure} />
  </Static>
);

export const PostOnward = ({ id }: PostPartProps) => (
  <Static name="PostOnward">
    <Section size="sm">
      <Container>
        <PostNeighbors id={id} />
      </Container>
    </Section>
  </Static>
);
