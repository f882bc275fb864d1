import { useRef } from 'react';
import { orderLinkIn } from '../../../machines/followedOrder/followedOrderRules.ts';
import { order as words } from '../../content/order.ts';
import {
  BelowLate,
  Button,
  Container,
  NeedsScript,
  Notice,
  Section,
  Stack,
  Text,
} from '../../design/index.ts';
import type { ViewProps } from '../../routes/view.ts';
import { Page, PageHeader } from '../chrome/Page.tsx';
import { OrderAsk } from './OrderAsk.tsx';
import { OrderNotes } from './OrderParts.static.tsx';
import { OrderSheet } from './OrderSheet.tsx';
import { useOrder } from './useOrder.ts';

const { unreachable } = words;
const ofMessage = { ...words, ...words.ofMessage };

const OrderPage = ({ id }: ViewProps) => {
  const form = useRef<HTMLFormElement>(null);
  const readLink = () => form.current?.querySelector('input')?.value ?? '';
  const [state, send] = useOrder(id, readLink);
  const { order, retries } = state.context;
  const pageWords = order?.kind === 'contact' ? ofMessage : words;
  return (
    <Page route="order" words={pageWords} label={pageWords.heading}>
      <PageHeader words={pageWords} />
      <Section size="sm" isLive>
        <Container>
          <Stack gap={4}>
            <div role="status">
              {state.hasTag('busy') ? (
                <NeedsScript>
                  <Text>{words.opening}</Text>
                </NeedsScript>
              ) : state.matches('following') && retries > 0 ? (
                <Notice tone="warning">{words.lost}</Notice>
              ) : null}
            </div>
            {state.matches('asking') ? (
              <OrderAsk
                form={form}
                isUnknown={state.matches({ asking: 'unknown' })}
                isRefused={state.matches({ asking: 'refused' })}
                onSubmit={() => send({ type: 'link.submit', isLink: orderLinkIn(readLink()) !== null })}
              />
            ) : null}
            {state.matches('unreachable') ? (
              <Notice tone="danger" title={unreachable.title} role="alert">
                <Stack gap={2} align="start">
                  <Text>{unreachable.help}</Text>
                  <Button variant="outline" size="sm" onClick={() => send({ type: 'order.retry' })}>
                    {unreachable.retry}
                  </Button>
                </Stack>
              </Notice>
            ) : null}
            {order && state.matches('following') ? (
              <OrderSheet
                key={order.id}
                order={order}
                receive={(received) => send({ type: 'order.received', order: received })}
              />
            ) : null}
            <BelowLate isLate={state.hasTag('busy')}>
              <OrderNotes />
            </BelowLate>
          </Stack>
        </Container>
      </Section>
    </Page>
  );
};

export default OrderPage;
