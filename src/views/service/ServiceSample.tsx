import { Fragment } from 'react';
import type { EditPart, ServiceSample as Sample } from '../../content/serviceBodies.ts';
import { Card, Deleted, EditMarks, Inserted, Label, SheetTable, Stack } from '../../design/index.ts';

const textOf = (parts: readonly EditPart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : (part.cut ?? part.put))).join('');

/** A line with an editor's marks in it. A part is known by the line up to it: the same words may come twice. */
const Edited = ({ parts }: { readonly parts: readonly EditPart[] }) =>
  parts.map((part, at) => {
    const key = textOf(parts.slice(0, at + 1));
    if (typeof part === 'string') return <Fragment key={key}>{part}</Fragment>;
    if (part.cut !== undefined) return <Deleted key={key}>{part.cut}</Deleted>;
    return <Inserted key={key}>{part.put}</Inserted>;
  });

/** A piece of work before and after. */
export const ServiceSample = ({ sample, label }: { readonly sample: Sample; readonly label: string }) =>
  sample.kind === 'edits' ? (
    <Card>
      <Stack gap={3}>
        <Label>{label}</Label>
        {sample.lines.map((parts) => (
          <EditMarks key={textOf(parts)}>
            <Edited parts={parts} />
          </EditMarks>
        ))}
      </Stack>
    </Card>
  ) : (
    <SheetTable
      caption={label}
      columns={sample.columns}
      rows={sample.rows.map((cells, at) => ({
        key: String(at),
        cells: cells.map((parts) => <Edited key={textOf(parts)} parts={parts} />),
      }))}
    />
  );
