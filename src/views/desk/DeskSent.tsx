import type { ReactNode } from 'react';
import type { DeskRow, OrderDocument } from '../../../machines/order/orderDocument.ts';
import { desk } from '../../content/desk.ts';
import { Button, Heading, Stack, Summary, Text, TextLink } from '../../design/index.ts';
import { fill } from '../shared/words.ts';
import { DeskDone } from './DeskDone.tsx';
import type { DeskProps } from './deskProps.ts';

const { sheet, history } = desk;

interface DeskSentProps {
  readonly order: Pick<OrderDocument, 'answers' | 'text' | 'attachment'>;
  readonly row: DeskRow | undefined;
  readonly list: DeskProps;
  readonly save: (number: number, name: string) => void;
  readonly children: ReactNode;
}

/** What the visitor has sent, with what the owner does about it beside the order. */
export const DeskSent = ({
  order: { answers, text, attachment },
  row,
  list,
  save,
  children,
}: DeskSentProps) => (
  <Stack gap={3}>
    <Heading size="md">{sheet.sent}</Heading>
    <Summary
      rows={[...answers, text]
        .filter(({ value }) => value !== '')
        .map(({ heading, value }) => ({ term: heading, value: <bdi>{value}</bdi> }))}
    />
    {attachment ? (
      <div>
        <Button variant="outline" size="sm" onClick={() => save(0, attachment.fileName)}>
          {fill(history.save, { name: attachment.fileName })}
        </Button>
      </div>
    ) : null}
    {row ? (
      <>
        <Text size="sm">
          <TextLink href={`mailto:${encodeURIComponent(row.email)}`}>{sheet.email}</TextLink>
        </Text>
        <div>
          <DeskDone row={row} {...list} />
        </div>
      </>
    ) : null}
    {children}
  </Stack>
);
