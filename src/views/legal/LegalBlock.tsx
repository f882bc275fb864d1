import type { LegalBlock as Block, LegalText as Words } from '../../content/legal.ts';
import { Prose, SheetTable, Summary, Text } from '../../design/index.ts';
import { LegalText, type LegalValues } from './LegalText.tsx';

interface LegalBlockProps {
  readonly block: Words | Block;
  readonly values?: LegalValues | undefined;
}

/** A paragraph, list, table or set of definitions of a legal document. */
export const LegalBlock = ({ block, values }: LegalBlockProps) => {
  const words = (text: Words) => <LegalText text={text} values={values} />;
  if (typeof block === 'string' || !('kind' in block)) return <Text>{words(block)}</Text>;
  switch (block.kind) {
    case 'paragraph':
      return <Text>{words(block.text)}</Text>;
    case 'list':
      return (
        <Prose>
          <ul>
            {block.items.map((item) => (
              <li key={JSON.stringify(item)}>{words(item)}</li>
            ))}
          </ul>
        </Prose>
      );
    case 'definitions':
      return <Summary rows={block.items.map(({ term, text }) => ({ term, value: words(text) }))} />;
    case 'table':
      return (
        <SheetTable
          caption={block.caption}
          columns={block.columns}
          rows={block.rows.map((cells) => ({ key: cells[0], cells: cells.map(words) }))}
        />
      );
  }
};
