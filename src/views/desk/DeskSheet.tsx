import { useLayoutEffect, useState } from 'react';
import { orderHash } from '../../../machines/desk/deskRules.ts';
import type { DeskRow } from '../../../machines/order/orderDocument.ts';
import { shortReference } from '../../../machines/requestSubmission/referenceRules.ts';
import { desk as words } from '../../content/desk.ts';
import { Button, Notice, Stack, Text } from '../../design/index.ts';
import { useWired } from '../../hooks/useWired.ts';
import { deskOrder } from '../../wiring/deskOrder.ts';
import type { ReportLost } from '../../wiring/deskRequests.ts';
import { useSight } from '../order/useSight.ts';
import { DeskOrder } from './DeskOrder.tsx';
import type { DeskProps } from './deskProps.ts';

const { sheet } = words;

interface DeskSheetProps extends DeskProps {
  readonly id: string;
  /** As in the list, once that has come. */
  readonly row: DeskRow | undefined;
  readonly report: ReportLost;
}

export const DeskSheet = ({ id, row, state: list, send: sendList, report }: DeskSheetProps) => {
  const [machine] = useState(() => deskOrder(report));
  const [state, send] = useWired(machine);
  useLayoutEffect(() => send({ type: 'address.changed', id, isKeyed: true }), [id, send]);
  useSight(state.matches('following'), send);
  const { order, retries } = state.context;
  return (
    <Stack as="section" gap={2} id={orderHash(id)} tabIndex={-1} aria-label={row?.name ?? shortReference(id)}>
      <div role="status">
        {state.hasTag('busy') ? (
          <Text>{sheet.opening}</Text>
        ) : state.matches('asking') ? (
          <Notice tone="warning">{sheet.gone}</Notice>
        ) : state.matches('unreachable') ? (
          <Notice tone="danger" title={sheet.unreachable}>
            <Button variant="outline" size="sm" onClick={() => send({ type: 'order.retry' })}>
              {sheet.retry}
            </Button>
          </Notice>
        ) : retries > 0 ? (
          <Notice tone="warning">{sheet.lost}</Notice>
        ) : null}
      </div>
      {order && state.matches('following') ? (
        <DeskOrder
          order={order}
          row={row}
          list={{ state: list, send: sendList }}
          report={report}
          receive={(received) => send({ type: 'order.received', order: received })}
        />
      ) : null}
    </Stack>
  );
};
