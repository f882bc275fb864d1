import { Fragment, type ReactNode } from 'react';
import { config } from '../../config.ts';
import type { Block, FigureBlock, Inline, InlineText, TextBlock } from '../../content/richText.ts';
import { site } from '../../content/site.ts';
import { Code, Prose, Text, TextLink, Unbroken } from '../../design/index.ts';
import { inOrder } from './inOrder.tsx';
import { isParagraph } from './plainText.ts';
import { RouteLink } from './RouteLink.tsx';
import { fill } from './words.ts';

/** The values of a text's `{placeholders}`. `{name}` and `{siteUrl}` are always available. */
export type TextValues = Readonly<Record<string, string>>;

export type DrawLine = (text: InlineText) => ReactNode;

interface RichLineProps {
  readonly text: InlineText;
  readonly values?: TextValues | undefined;
}

type RichTextProps = Pick<RichLineProps, 'values'> & {
  /** `document`: the design of the section sets the distance between blocks. */
  readonly variant?: 'prose' | 'document';
  readonly headingLevel?: 2 | 3;
} & (
    | { readonly blocks: readonly TextBlock[]; readonly drawFigure?: undefined }
    | {
        readonly blocks: readonly Block[];
        /** Pass `drawFigure`, which is not imported here, to keep it out of scripts without figures. */
        readonly drawFigure: (figure: FigureBlock, drawLine: DrawLine) => ReactNode;
      }
  );

const variants = {
  prose: { Frame: Prose, Paragraph: 'p', ListFrame: Fragment },
  document: { Frame: Fragment, Paragraph: Text, ListFrame: Prose },
} as const;

export const RichText = ({
  blocks,
  values,
  variant = 'prose',
  headingLevel = 2,
  drawFigure,
}: RichTextProps) => {
  const { Frame, Paragraph, ListFrame } = variants[variant];
  const drawLine: DrawLine = (text) => <RichLine text={text} values={values} />;
  const drawBlock = (block: Block) => {
    if (isParagraph(block)) return <Paragraph>{drawLine(block)}</Paragraph>;
    switch (block.kind) {
      case 'heading': {
        const Heading = `h${headingLevel}` as const;
        return <Heading id={block.id}>{block.text}</Heading>;
      }
      case 'list': {
        const List = block.ordered ? 'ol' : 'ul';
        return (
          <ListFrame>
            <List>
              {inOrder(block.items, (item) => (
                <li>{drawLine(item)}</li>
              ))}
            </List>
          </ListFrame>
        );
      }
      default:
        return drawFigure?.(block, drawLine);
    }
  };
  return <Frame>{inOrder<Block>(blocks, drawBlock)}</Frame>;
};

export const RichLine = ({ text, values }: RichLineProps) => {
  const parts = typeof text === 'string' ? [text] : text;
  return inOrder(parts, (part) => <Part part={part} values={values} />);
};

const Part = ({ part, values }: { part: Inline; values: TextValues | undefined }) => {
  if (typeof part === 'string') {
    const filled = fill(part, { name: config.name, siteUrl: config.siteUrl, ...values });
    return inOrder(filled.split(/(\d-\d)/), (piece) =>
      /^\d-\d$/.test(piece) ? <Unbroken>{piece}</Unbroken> : piece,
    );
  }
  if ('code' in part) return <Code>{part.code}</Code>;
  if ('mail' in part)
    return <TextLink href={`mailto:${config.contactEmail}`}>{config.contactEmail}</TextLink>;
  if ('file' in part)
    return (
      <TextLink href={part.file} external={site.newTab}>
        {part.text}
      </TextLink>
    );
  const { text, ...target } = part;
  return <RouteLink {...target}>{text}</RouteLink>;
};
