import { useMemo, useState } from 'react';
import type { OrderDocument } from '../../../machines/order/orderDocument.ts';
import { foldOrder, stateOf } from '../../../machines/order/orderRules.ts';
import { possibleActs, stepOf } from '../../../machines/orderAct/orderActRules.ts';
import { order as words } from '../../content/order.ts';
import { Button, Cluster, Columns, Stack, Stepper } from '../../design/index.ts';
import { printPage } from '../../effects/screen/printPage.ts';
import { useToasts } from '../../hooks/actors.ts';
import { useWired } from '../../hooks/useWired.ts';
import { saveOrderFile } from '../../wiring/followedOrder.ts';
import { orderAct, orderActInput } from '../../wiring/orderAct.ts';
import { NumberLine } from '../shared/NumberLine.tsx';
import { fill } from '../shared/words.ts';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderMessage } from './OrderMessage.tsx';
import { OrderSent } from './OrderSent.tsx';
import { OrderTurn } from './OrderTurn.tsx';
import { dayOf } from './orderMoments.ts';

interface OrderSheetProps {
  readonly order: OrderDocument;
  readonly receive: (order: OrderDocument) => void;
}

export const OrderSheet = ({ order, receive }: OrderSheetProps) => {
  const toasts = useToasts();
  const [machine] = useState(() => orderAct(order.id, receive));
  const [state, send] = useWired(machine, { input: orderActInput() });
  const snapshot = useMemo(() => foldOrder(order.receivedAt, order.events), [order]);
  const possible = possibleActs(snapshot);
  const step = stepOf(stateOf(snapshot), snapshot.context);
  const save = (number: number, name: string) =>
    void saveOrderFile(order.id, number, name).catch(() =>
      toasts.send({ type: 'toast.show', toast: { title: words.history.saveFailed, tone: 'default' } }),
    );
  const acting = { state, send, possible, snapshot, after: order.events.length } as const;
  return (
    <Stack gap={4} id="order">
      <Cluster justify="between" gap={2}>
        <NumberLine line={fill(words.number, { date: dayOf(order.receivedAt) })} id={order.id} />
        <Button variant="outline" size="sm" onClick={printPage}>
          {words.print}
        </Button>
      </Cluster>
      {step === null ? null : <Stepper label={words.progress} steps={[...words.steps]} current={step} />}
      <Columns ratio="wide">
        <Stack gap={5}>
          <OrderTurn {...acting} kind={order.kind} />
          <OrderHistory order={order} save={save} />
          {possible.message ? <OrderMessage {...acting} /> : null}
        </Stack>
        <OrderSent order={order} save={save} {...acting} />
      </Columns>
    </Stack>
  );
};
