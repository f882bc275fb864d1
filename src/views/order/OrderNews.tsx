import type { Place } from '../../../machines/orderAct/orderActRules.ts';
import { order } from '../../content/order.ts';
import { Button, Cluster, Notice } from '../../design/index.ts';
import type { Acting } from './acting.ts';

export type NewsWords = Readonly<Record<keyof (typeof order)['news'], string>>;

export const OrderNews = ({
  state,
  send,
  place,
  words: news = order.news,
}: Pick<Acting, 'state' | 'send'> & { readonly place: Place; readonly words?: NewsWords }) => {
  const isHere = state.context.place === place;
  const isFailed = state.matches({ editing: 'failed' });
  const text = isFailed
    ? news.failed
    : state.matches({ editing: 'refused' })
      ? news.refused
      : state.matches({ editing: 'sent' })
        ? news.sent
        : null;
  return (
    <div role="status" id={place === 'turn' ? 'order-news' : undefined} tabIndex={-1}>
      {isHere && text !== null ? (
        <Notice tone={isFailed ? 'danger' : text === news.sent ? 'success' : 'warning'}>
          <Cluster gap={2} justify="between">
            <span>{text}</span>{' '}
            {isFailed ? (
              <Button variant="outline" size="sm" onClick={() => send({ type: 'act.retry' })}>
                {news.retry}
              </Button>
            ) : null}
          </Cluster>
        </Notice>
      ) : null}
    </div>
  );
};
