import type { OrderDocument } from '../../../machines/order/orderDocument.ts';
import { order as words } from '../../content/order.ts';
import { things } from '../../content/things.ts';
import { Button, Cluster, Heading, Stack, Summary, Text } from '../../design/index.ts';
import { fill } from '../shared/words.ts';
import { type Acting, isSending } from './acting.ts';
import { OrderFile } from './OrderFile.tsx';
import type { SaveFile } from './saving.ts';

const { sent, acts, forms } = words;

interface OrderSentProps extends Acting {
  readonly order: OrderDocument;
  readonly save: SaveFile;
}

export const OrderSent = ({ order, save, state, send, possible, after }: OrderSentProps) => {
  const { text, attachment } = order;
  const { withdraw } = possible;
  const isBusy = state.hasTag('busy');
  return (
    <aside>
      <Stack gap={3}>
        <Heading size="md">{sent.heading}</Heading>
        <Summary
          rows={[...order.answers, text]
            .filter(({ value }) => value !== '')
            .map(({ heading, value }) => ({ term: heading, value: <bdi>{value}</bdi> }))}
        />
        {attachment ? (
          <OrderFile file={attachment} number={0} save={save} label={words.history.save} />
        ) : null}
        <Text size="sm" tone="muted">
          {sent.keep}
        </Text>
        {withdraw === null ? null : state.context.answer === 'withdraw' ? (
          <Stack gap={2}>
            <Text id="order-withdraw" tabIndex={-1}>
              {forms.withdraw.question}
            </Text>
            <Cluster gap={2}>
              <Button
                variant="destructive"
                size="sm"
                unavailable={isBusy}
                onClick={() => send({ type: 'act.send', act: withdraw, after })}
              >
                {isSending({ state }, withdraw) ? acts.sending : forms.withdraw.submit}
              </Button>
              <Button
                variant="ghost"
                size="sm"
                unavailable={isBusy}
                onClick={() => send({ type: 'answer.close' })}
              >
                {acts.back}
              </Button>
            </Cluster>
          </Stack>
        ) : (
          <div>
            <Button
              variant="outline"
              size="sm"
              unavailable={isBusy}
              onClick={() => send({ type: 'answer.open', answer: 'withdraw' })}
            >
              {fill(acts.withdraw, { thing: things[order.kind] })}
            </Button>
          </div>
        )}
      </Stack>
    </aside>
  );
};
