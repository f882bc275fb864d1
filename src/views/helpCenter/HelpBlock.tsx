import type { Block } from '../../content/help/block.ts';
import { Heading } from '../../design/index.ts';

/** A piece of a help article; its headings stand below the dialog’s title, an h2. */
export const HelpBlock = ({ block }: { block: Block }) => {
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'heading':
      return (
        <Heading as="h3" size="sm">
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
