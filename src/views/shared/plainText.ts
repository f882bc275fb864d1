import type { Block, EditedText, InlineText, TextBlock } from '../../content/richText.ts';

/** A line on its own is a paragraph. */
export const isParagraph = (block: Block): block is InlineText =>
  typeof block === 'string' || !('kind' in block);

export const linesOf = (block: TextBlock): readonly InlineText[] => {
  if (isParagraph(block)) return [block];
  return block.kind === 'list' ? block.items : [block.text];
};

export const linesWithFigures = (block: Block): readonly (InlineText | EditedText)[] => {
  if (isParagraph(block)) return [block];
  switch (block.kind) {
    case 'heading':
    case 'list':
      return linesOf(block);
    case 'quote':
      return [block.text];
    case 'definitions':
      return block.items.flatMap(({ term, text }) => [term, text]);
    case 'table':
      return [
        block.caption,
        ...block.columns.map(({ label }) => label),
        ...block.rows.flat(),
        ...(block.foot ?? []),
      ];
    case 'example':
      return [block.label, block.text];
  }
};

/** Includes what an editor struck out, but not the contact address. */
export const plainText = (line: InlineText | EditedText): string =>
  typeof line === 'string' ? line : line.map(wordsOf).join('');

const wordsOf = (part: (InlineText | EditedText)[number]): string => {
  if (typeof part === 'string') return part;
  if ('text' in part) return part.text;
  return 'mail' in part ? '' : Object.values(part).join('');
};
