import type { OrderDocument, StoredEvent } from '../../../machines/order/orderDocument.ts';
import { order as words } from '../../content/order.ts';
import { things } from '../../content/things.ts';
import { Entries, Entry, EntryBody, EntryKey, Heading, Stack, Text } from '../../design/index.ts';
import { inEuros } from '../shared/euros.ts';
import { fill } from '../shared/words.ts';
import { OrderFile } from './OrderFile.tsx';
import { dateInWords, momentOf } from './orderMoments.ts';
import type { SaveFile } from './saving.ts';

/** Of one side: the visitor's page says “you” to the visitor, the desk to the owner. */
type HistoryWords = Record<'heading' | 'you' | 'us' | 'sent' | 'save' | 'ownerDispute', string> & {
  readonly words: Readonly<Record<keyof (typeof words.history)['words'], string>>;
};

const sentenceOf = (event: StoredEvent, history: HistoryWords, thing: string): string => {
  if (event.type === 'dispute.open' && event.by === 'owner') return history.ownerDispute;
  if (event.type === 'message.write' || event.type === 'file.add') return '';
  const text = history.words[event.type];
  if (event.type === 'offer.make') {
    const { person, price, date } = event.terms;
    return fill(text, { person, price: inEuros(price), date: dateInWords(date) });
  }
  return fill(text, { thing, ...('offer' in event ? { offer: event.offer } : {}) });
};

const said = (event: StoredEvent): string =>
  'text' in event ? event.text : 'note' in event ? event.note : '';

export const OrderHistory = ({
  order,
  save,
  words: history = words.history,
}: {
  readonly order: OrderDocument;
  readonly save: SaveFile;
  readonly words?: HistoryWords;
}) => (
  <Stack gap={2}>
    <Heading size="md">{history.heading}</Heading>
    <Entries as="ol" role="list">
      <Entry>
        <EntryKey>
          <span>{history.you}</span>
          <time dateTime={order.receivedAt}>{momentOf(order.receivedAt)}</time>
        </EntryKey>
        <EntryBody>
          <Text>{fill(history.sent, { thing: things[order.kind] })}</Text>
        </EntryBody>
      </Entry>
      {order.events.map((event) => {
        const sentence = sentenceOf(event, history, things[order.kind]);
        return (
          <Entry key={event.number}>
            <EntryKey>
              {event.by === 'clock' ? null : <span>{event.by === 'visitor' ? history.you : history.us}</span>}
              <time dateTime={event.at}>{momentOf(event.at)}</time>
            </EntryKey>
            <EntryBody>
              {sentence === '' ? null : <Text>{sentence}</Text>}
              {said(event) === '' ? null : <Written>{said(event)}</Written>}
              {event.type === 'file.add' ? (
                <OrderFile file={event.file} number={event.number} save={save} label={history.save} />
              ) : null}
            </EntryBody>
          </Entry>
        );
      })}
    </Entries>
  </Stack>
);

const Written = ({ children }: { readonly children: string }) => (
  <>
    {children.split(/\n{2,}/).map((paragraph, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move
      <Text key={at}>
        <bdi>{paragraph}</bdi>
      </Text>
    ))}
  </>
);
