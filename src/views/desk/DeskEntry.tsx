import { isDone, orderHash } from '../../../machines/desk/deskRules.ts';
import type { DeskRow } from '../../../machines/order/orderDocument.ts';
import { desk } from '../../content/desk.ts';
import { Entry, EntryBody, EntryEnd, EntryKey, Text } from '../../design/index.ts';
import { momentOf } from '../order/orderMoments.ts';
import { RouteLink } from '../shared/RouteLink.tsx';
import { DeskDone } from './DeskDone.tsx';
import type { DeskProps } from './deskProps.ts';

const { list: words, states, turns, kinds } = desk;

export const DeskEntry = ({ row, state, send }: DeskProps & { readonly row: DeskRow }) => (
  <Entry end>
    <EntryKey>
      <time dateTime={row.receivedAt}>{momentOf(row.receivedAt)}</time>
      <span>{kinds[row.kind]}</span>
      <span>{row.reference}</span>
    </EntryKey>
    <EntryBody>
      <Text weight="strong">
        <RouteLink to="desk" hash={orderHash(row.id)}>
          <bdi>{row.name}</bdi>
        </RouteLink>
      </Text>
      <Text size="sm">
        <bdi>{row.subject}</bdi>
      </Text>
      <DeskStanding row={row} isDone={isDone(state.context, row)} />
    </EntryBody>
    <EntryEnd>
      <DeskDone row={row} state={state} send={send} />
    </EntryEnd>
  </Entry>
);

const DeskStanding = ({
  row: { turn, state },
  isDone,
}: {
  readonly row: DeskRow;
  readonly isDone: boolean;
}) => (
  <Text size="sm" weight={turn === 'owner' && !isDone ? 'strong' : 'normal'}>
    {isDone ? words.isDone : turns[turn ?? 'nobody']} · {states[state]}
  </Text>
);
