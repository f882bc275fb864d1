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

/** The first that is possible is what the owner is expected to do. */
const steps = ['decide', 'deliver', 'offer', 'close'] as const;
const seldom = ['refuse', 'ownDispute'] as const;

export const DeskTurn = (acting: DeskActing) => {
  const { state, send, possible, snapshot, after } = acting;
  const { offer, agreed } = snapshot.context;
  const turn = turnOf(snapshot);
  const { read } = possible;
  const isBusy = state.hasTag('busy');
  const next = steps.filter((each) => possible[each]);
  const others = seldom.filter((each) => possible[each]);
  const answer = [...next, ...others].find((each) => each === state.context.answer);
  const button = (each: (typeof steps | typeof seldom)[number], variant: 'primary' | 'outline' | 'link') => (
    <Button
      key={each}
      variant={variant}
      unavailable={isBusy}
      onClick={() => send({ type: 'answer.open', answer: each })}
    >
      {acts[each]}
    </Button>
  );
  return (
    <Card selected={turn === 'owner'}>
      <Stack gap={3}>
        <div role="status" id="order-turn" tabIndex={-1}>
          <Stack gap={1}>
            <Text size="sm" tone="muted" weight="strong">
              {turns[turn ?? 'nobody']}
            </Text>
            <Heading size="md">{states[stateOf(snapshot)]}</Heading>
            {stateOf(snapshot) === 'agreed' ? <Text>{sheet.paying}</Text> : null}
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
        ) : next.length + others.length > 0 || read ? (
          <Cluster gap={2}>
            {next.map((each, at) => button(each, at === 0 && turn === 'owner' ? 'primary' : 'outline'))}
            {read ? (
              <Button
                variant="outline"
                unavailable={isBusy}
                onClick={() => send({ type: 'act.send', act: read, after })}
              >
                {acts.read}
              </Button>
            ) : null}
            {others.map((each) => button(each, 'link'))}
          </Cluster>
        ) : null}
      </Stack>
    </Card>
  );
};
