import { useMemo, useState } from 'react';
import { foldOrder } from '../../../machines/order/orderRules.ts';
import { ownerActs } from '../../../machines/orderAct/ownerActRules.ts';
import { shortReference } from '../../../machines/requestSubmission/referenceRules.ts';
import { useToasts } from '../../app/actors.ts';
import { useWired } from '../../app/useWired.ts';
import { desk as words } from '../../content/desk.ts';
import { order as orderWords } from '../../content/order.ts';
import { Button, Columns, Heading, Stack, Summary, Text, TextLink } from '../../design/index.ts';
import type { DeskRow, OrderDocument } from '../../orders/orderDocument.ts';
import { deskAct, saveDeskFile } from '../../wiring/deskOrder.ts';
import type { ReportLost } from '../../wiring/deskRequests.ts';
import { orderActInput } from '../../wiring/orderAct.ts';
import { OrderHistory } from '../order/OrderHistory.tsx';
import { OrderMessage } from '../order/OrderMessage.tsx';
import { dayOf } from '../order/orderMoments.ts';
import { fill } from '../shared/words.ts';
import { DeskDone } from './DeskDone.tsx';
import { DeskErasure } from './DeskErasure.tsx';
import { DeskTurn } from './DeskTurn.tsx';
import type { DeskProps } from './deskProps.ts';

const { sheet, history, kinds, message, news } = words;

interface DeskOrderProps {
  readonly order: OrderDocument;
  readonly row: DeskRow | undefined;
  readonly list: DeskProps;
  readonly report: ReportLost;
  readonly receive: (order: OrderDocument) => void;
}

/** An order as it stands, with what the owner can do now. */
export const DeskOrder = ({ order, row, list, report, receive }: DeskOrderProps) => {
  const toasts = useToasts();
  const [machine] = useState(() => deskAct(order.id, report, receive));
  const [state, send] = useWired(machine, { input: orderActInput() });
  const snapshot = useMemo(() => foldOrder(order.receivedAt, order.events), [order]);
  const possible = ownerActs(snapshot);
  const { attachment } = order;
  const after = order.events.length;
  const save = (number: number, name: string) =>
    void saveDeskFile(order.id, number, name).catch(() =>
      toasts.send({
        type: 'toast.show',
        toast: { title: orderWords.history.saveFailed, tone: 'default' },
      }),
    );
  return (
    <Stack gap={4}>
      {row ? (
        <Heading size="md">
          <bdi>{row.name}</bdi>
        </Heading>
      ) : null}
      <Text tone="muted">
        {fill(sheet.number, {
          kind: kinds[order.kind],
          number: shortReference(order.id),
          date: dayOf(order.receivedAt),
        })}
      </Text>
      <Columns ratio="wide">
        <Stack gap={5}>
          <DeskTurn state={state} send={send} possible={possible} snapshot={snapshot} after={after} />
          <OrderHistory order={order} save={save} words={history} />
          {possible.message ? (
            <OrderMessage state={state} send={send} after={after} words={message} news={news} />
          ) : null}
        </Stack>
        <aside>
          <Stack gap={3}>
            <Heading size="md">{sheet.sent}</Heading>
            <Summary
              rows={[...order.answers, order.text]
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
            <DeskErasure id={order.id} report={report} />
          </Stack>
        </aside>
      </Columns>
    </Stack>
  );
};
