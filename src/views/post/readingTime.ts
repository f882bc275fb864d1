import type { PostBlock, PostBody } from '../../content/posts/postBlock.ts';

/** Words a minute. */
const pace = 200;

/** The words a block holds, as one text: an example counts with what was struck out, since that is read too. */
export const textOf = (block: PostBlock): string => {
  switch (block.kind) {
    case 'list':
      return block.items.join(' ');
    case 'table':
      return [
        block.caption,
        ...block.columns.map(({ label }) => label),
        ...block.rows.flat(),
        ...(block.foot ?? []),
      ].join(' ');
    case 'example':
      return [block.label, ...block.parts.flatMap((part) => Object.values(part))].join(' ');
    default:
      return block.text;
  }
};

export const wordCount = (body: PostBody): number =>
  body.map(textOf).join(' ').split(/\s+/).filter(Boolean).length;

/** Minutes a body takes to read, at least 1. */
export const readingMinutes = (body: PostBody): number => Math.max(1, Math.round(wordCount(body) / pace));
