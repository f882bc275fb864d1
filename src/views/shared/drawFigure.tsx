import type { ReactNode } from 'react';
import type { EditedText, FigureBlock, InlineText } from '../../content/richText.ts';
import {
  Card,
  Deleted,
  EditMarks,
  Inserted,
  Label,
  Quote,
  SheetTable,
  Stack,
  Summary,
} from '../../design/index.ts';
import { inOrder } from './inOrder.tsx';
import { type DrawLine, RichLine } from './RichText.tsx';

export const drawFigure = (figure: FigureBlock, drawLine: DrawLine): ReactNode => {
  switch (figure.kind) {
    case 'quote':
      return (
        <Quote>
          <p>{drawLine(figure.text)}</p>
        </Quote>
      );
    case 'table':
      return (
        <SheetTable
          {...figure}
          rows={figure.rows.map((cells) => ({
            key: cells[0],
            cells: cells.map((cell) => drawEdited(cell, drawLine)),
          }))}
        />
      );
    case 'definitions':
      return <Summary rows={figure.items.map(({ term, text }) => ({ term, value: drawLine(text) }))} />;
    case 'example':
      return (
        <Card as="figure">
          <Stack gap={2}>
            <Label as="figcaption">{figure.label}</Label>
            <EditMarks>{drawEdited(figure.text, drawLine)}</EditMarks>
          </Stack>
        </Card>
      );
  }
};

export const drawEdited = (
  text: InlineText | EditedText,
  drawLine: DrawLine = (line) => <RichLine text={line} />,
): ReactNode =>
  inOrder<(InlineText | EditedText)[number]>(typeof text === 'string' ? [text] : text, (part) => {
    if (typeof part === 'string') return drawLine(part);
    if ('deleted' in part) return <Deleted>{part.deleted}</Deleted>;
    if ('inserted' in part) return <Inserted>{part.inserted}</Inserted>;
    return drawLine([part]);
  });
