import type { ReactNode } from 'react';
import type { DeskRow, OrderDocument } from '../../../machines/order/orderDocument.ts';
import { desk } from '../../content/desk.ts';
import { Heading, Stack, Summary, Text, TextLink } from '../../design/index.ts';
import { OrderFile } from '../order/OrderFile.tsx';
import type { SaveFile } from '../order/saving.ts';
import { DeskDone } from './DeskDone.tsx';
import type { DeskProps } from './deskProps.ts';

const { sheet, history } = desk;

interface DeskSentProps {
  readonly order: Pick<OrderDocument, 'answers' | 'text' | 'attachment'>;
  readonly row: DeskRow | undefined;
  readonly list: DeskProps;
  readonly save: SaveFile;
  readonly children: ReactNode;
}

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
    {attachment ? <OrderFile file={attachment} number={0} save={save} label={history.save} /> : null}
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
