import type { ExamplePart, PostBlock, PostBody } from '../../content/posts/postBlock.ts';
import {
  Card,
  Deleted,
  EditMarks,
  Inserted,
  keyed,
  Label,
  Prose,
  Quote,
  SheetTable,
  Stack,
} from '../../design/index.ts';

const Part = ({ part }: { part: ExamplePart }) => {
  if ('deleted' in part) return <Deleted>{part.deleted}</Deleted>;
  if ('inserted' in part) return <Inserted>{part.inserted}</Inserted>;
  return part.kept;
};

const Block = ({ block }: { block: PostBlock }) => {
  switch (block.kind) {
    case 'heading':
      return <h2 id={block.id}>{block.text}</h2>;
    case 'quote':
      return (
        <Quote>
          <p>{block.text}</p>
        </Quote>
      );
    case 'table':
      return <SheetTable {...block} rows={block.rows.map(keyed)} />;
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </List>
      );
    }
    case 'example':
      return (
        <Card as="figure">
          <Stack gap={2}>
            <Label as="figcaption">{block.label}</Label>
            <EditMarks>
              {block.parts.map((part) => (
                <Part key={Object.values(part)[0]} part={part} />
              ))}
            </EditMarks>
          </Stack>
        </Card>
      );
    default:
      return <p>{block.text}</p>;
  }
};

/** A post's body, block by block. */
export const PostBlocks = ({ body }: { body: PostBody }) => (
  <Prose>
    {body.map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a post's blocks never move
      <Block key={index} block={block} />
    ))}
  </Prose>
);
