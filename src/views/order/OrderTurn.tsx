import type { OrderDocument } from '../../../machines/order/orderDocument.ts';
import { stateOf, turnOf } from '../../../machines/order/orderRules.ts';
import { order } from '../../content/order.ts';
import { things } from '../../content/things.ts';
import { Button, Card, Cluster, Heading, Stack, Text } from '../../design/index.ts';
import { fill } from '../shared/words.ts';
import { type Acting, isSending } from './acting.ts';
import { OrderAnswer } from './OrderAnswer.tsx';
import { OrderNews } from './OrderNews.tsx';
import { OrderTerms } from './OrderTerms.tsx';

const { acts, answers, turn: turns, states, waiting } = order;

interface OrderTurnProps extends Acting {
  readonly kind: OrderDocument['kind'];
}

export const OrderTurn = ({ kind, ...acting }: OrderTurnProps) => {
  const { state, send, possible, snapshot, after } = acting;
  const { offer, agreed } = snapshot.context;
  const { answer } = state.context;
  const turn = turnOf(snapshot);
  const isBusy = state.hasTag('busy');
  const yes = possible.agree ?? possible.approve;
  const isAnswering =
    (answer === 'decline' || answer === 'return' || answer === 'dispute') && possible[answer] !== null;
  return (
    <Card selected={turn === 'visitor'}>
      <Stack gap={3}>
        <div role="status" id="order-turn" tabIndex={-1}>
          <Stack gap={1}>
            <Text size="sm" tone="muted" weight="strong">
              {turns[turn ?? 'nobody']}
            </Text>
            <Heading size="md">
              {fill(states[stateOf(snapshot)], { thing: things[kind], answer: answers[kind] })}
            </Heading>
            {snapshot.hasTag('visitorAnswers') ? <Text>{waiting}</Text> : null}
          </Stack>
        </div>
        {offer ? <OrderTerms offer={offer} /> : null}
        {agreed ? <OrderTerms offer={agreed} isAgreed /> : null}
        <OrderNews state={state} send={send} place="turn" />
        {isAnswering ? (
          <OrderAnswer key={answer} {...acting} answer={answer} />
        ) : yes || possible.dispute ? (
          <Cluster gap={2}>
            {yes ? (
              <Button
                variant="primary"
                unavailable={isBusy}
                onClick={() => send({ type: 'act.send', act: yes, after })}
              >
                {isSending(acting, yes) ? acts.sending : possible.agree ? acts.agree : acts.approve}
              </Button>
            ) : null}
            {(['decline', 'return', 'dispute'] as const)
              .filter((each) => possible[each] !== null)
              .map((each) => (
                <Button
                  key={each}
                  variant={each === 'dispute' ? 'link' : 'outline'}
                  unavailable={isBusy}
                  onClick={() => send({ type: 'answer.open', answer: each })}
                >
                  {acts[each]}
                </Button>
              ))}
          </Cluster>
        ) : null}
      </Stack>
    </Card>
  );
};
