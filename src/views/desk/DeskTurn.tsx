import { stateOf, turnOf } from '../../../machines/order/orderRules.ts';
import { desk } from '../../content/desk.ts';
import { Button, Card, Cluster, Heading, Stack, Text } from '../../design/index.ts';
import { OrderNews } from '../order/OrderNews.tsx';
import { OrderTerms } from '../order/OrderTerms.tsx';
import { DeskClose } from './DeskClose.tsx';
import { DeskNote } from './DeskNote.tsx';
import { DeskOffer } from './DeskOffer.tsx';
import type { DeskActing } from './deskActing.ts';

const { acts, turns, states, sheet, news } = desk;

const answers = ['offer', 'deliver', 'decide', 'close', 'refuse', 'ownDispute'] as const;
/** What is done first, and what is done seldom. */
const variants = { offer: 'primary', deliver: 'primary', ownDispute: 'link', refuse: 'link' } as const;

/** Whose turn it is, and the steps that the owner can take. */
export const DeskTurn = (acting: DeskActing) => {
  const { state, send, possible, snapshot, after } = acting;
  const { offer, agreed } = snapshot.context;
  const turn = turnOf(snapshot);
  const { read } = possible;
  const isBusy = state.hasTag('busy');
  const able = answers.filter((each) => possible[each]);
  const answer = able.find((each) => each === state.context.answer);
  return (
    <Card selected={turn === 'owner'}>
      <Stack gap={3}>
        <div role="status" id="order-turn" tabIndex={-1}>
          <Stack gap={1}>
            <Text size="sm" tone="muted" weight="strong">
              {turns[turn ?? 'nobody']}
            </Text>
            <Heading size="md">{states[stateOf(snapshot)]}</Heading>
            {snapshot.hasTag('ownerAnswers') ? <Text>{sheet.waiting}</Text> : null}
          </Stack>
        </div>
        {offer ? <OrderTerms offer={offer} /> : null}
        {agreed ? <OrderTerms offer={agreed} isAgreed /> : null}
        <OrderNews state={state} send={send} place="turn" words={news} />
        {answer === 'offer' ? (
          <DeskOffer {...acting} />
        ) : answer === 'close' ? (
          <DeskClose {...acting} />
        ) : answer ? (
          <DeskNote key={answer} {...acting} answer={answer} />
        ) : able.length > 0 || read ? (
          <Cluster gap={2}>
            {able.map((each) => (
              <Button
                key={each}
                variant={each in variants ? variants[each as keyof typeof variants] : 'outline'}
                unavailable={isBusy}
                onClick={() => send({ type: 'answer.open', answer: each })}
              >
                {acts[each]}
              </Button>
            ))}
            {read ? (
              <Button
                variant="outline"
                unavailable={isBusy}
                onClick={() => send({ type: 'act.send', act: read, after })}
              >
                {acts.read}
              </Button>
            ) : null}
          </Cluster>
        ) : null}
      </Stack>
    </Card>
  );
};
