import type { Block } from '../../content/help/block.ts';
import { Heading } from '../../design/index.ts';

/** A piece of a help article; its headings stand below the article's title, an h4. */
export const HelpBlock = ({ block }: { block: Block }) => {
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'heading':
      return (
        <Heading as="h5" size="sm">
          {block.text}
        </Heading>
      );
    case 'list':
    case 'steps': {
      const List = block.kind === 'steps' ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </List>
      );
    }
  }
};
