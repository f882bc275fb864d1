import { useMemo, useState } from 'react';
import type { DeskRow, OrderDocument } from '../../../machines/order/orderDocument.ts';
import { foldOrder } from '../../../machines/order/orderRules.ts';
import { ownerActs } from '../../../machines/orderAct/ownerActRules.ts';
import { desk as words } from '../../content/desk.ts';
import { order as orderWords } from '../../content/order.ts';
import { Columns, Heading, Notice, Stack } from '../../design/index.ts';
import { useToasts } from '../../hooks/actors.ts';
import { useWired } from '../../hooks/useWired.ts';
import { deskAct, saveDeskFile } from '../../wiring/deskOrder.ts';
import type { ReportLost } from '../../wiring/deskRequests.ts';
import { orderActInput } from '../../wiring/orderAct.ts';
import { OrderHistory } from '../order/OrderHistory.tsx';
import { OrderMessage } from '../order/OrderMessage.tsx';
import { dayOf } from '../order/orderMoments.ts';
import { NumberLine } from '../shared/NumberLine.tsx';
import { fill } from '../shared/words.ts';
import { DeskErasure } from './DeskErasure.tsx';
import { DeskSent } from './DeskSent.tsx';
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

export const DeskOrder = ({ order, row, list, report, receive }: DeskOrderProps) => {
  const toasts = useToasts();
  const [machine] = useState(() => deskAct(order.id, report, receive));
  const [state, send] = useWired(machine, { input: orderActInput() });
  const snapshot = useMemo(() => foldOrder(order.receivedAt, order.events), [order]);
  const possible = ownerActs(snapshot);
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
      <NumberLine
        line={fill(sheet.number, { kind: kinds[order.kind], date: dayOf(order.receivedAt) })}
        id={order.id}
      />
      {row && row.signals.length > 0 ? (
        <Notice tone="warning" title={sheet.suspected.title}>
          <p>
            {[...row.signals.map((signal) => sheet.suspected.signals[signal]), sheet.suspected.text].join(
              ' ',
            )}
          </p>
        </Notice>
      ) : null}
      <Columns ratio="wide">
        <Stack gap={5}>
          <DeskTurn state={state} send={send} possible={possible} snapshot={snapshot} after={after} />
          <OrderHistory order={order} save={save} words={history} />
          {possible.message ? (
            <OrderMessage state={state} send={send} after={after} words={message} news={news} />
          ) : null}
        </Stack>
        <aside>
          <DeskSent order={order} row={row} list={list} save={save}>
            <DeskErasure id={order.id} report={report} />
          </DeskSent>
        </aside>
      </Columns>
    </Stack>
  );
};
