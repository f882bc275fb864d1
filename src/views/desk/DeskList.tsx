import { type DeskFilter, isDone, orderHash, rowsShown } from '../../../machines/desk/deskRules.ts';
import { desk } from '../../content/desk.ts';
import {
  Button,
  Cluster,
  Entries,
  Entry,
  EntryBody,
  EntryEnd,
  EntryKey,
  Grid,
  SelectField,
  Stack,
  Text,
  TextField,
} from '../../design/index.ts';
import type { DeskRow } from '../../orders/orderDocument.ts';
import { momentOf } from '../order/orderMoments.ts';
import { RouteLink } from '../shared/RouteLink.tsx';
import { counted, fill } from '../shared/words.ts';
import { DeskDone } from './DeskDone.tsx';
import type { DeskProps } from './deskProps.ts';

const { list: words, filters, states, turns, kinds } = desk;

const optionsOf = (labels: Readonly<Record<string, string>>) => [
  { value: '', label: filters.any },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];
const choices = { turn: filters.turns, state: states, kind: filters.kinds } as const;

/** Everything that came in, the latest first. */
export const DeskList = ({ state, send }: DeskProps) => {
  const { rows, filters: set } = state.context;
  const shown = rowsShown(state.context);
  const change = (filter: DeskFilter) => (value: string) => send({ type: 'filter.changed', filter, value });
  return (
    <Stack gap={4}>
      <Grid min="xs" role="search" aria-label={filters.label}>
        <TextField
          id="desk-text"
          type="search"
          label={filters.text}
          value={set.text}
          onValueChange={change('text')}
        />
        {(['turn', 'state', 'kind'] as const).map((filter) => (
          <SelectField
            key={filter}
            id={`desk-${filter}`}
            label={filters[filter]}
            options={optionsOf(choices[filter])}
            value={set[filter]}
            onValueChange={change(filter)}
          />
        ))}
      </Grid>
      <Cluster gap={2} justify="between">
        <Text role="status" tone="muted">
          {rows.length === 0
            ? words.none
            : shown.length === 0
              ? words.noneFound
              : fill(counted(words.shown, shown.length), { all: rows.length })}
        </Text>
        {shown.length < rows.length ? (
          <Button variant="outline" size="sm" onClick={() => send({ type: 'filters.clear' })}>
            {words.clear}
          </Button>
        ) : null}
      </Cluster>
      {shown.length === 0 ? null : (
        <Entries role="list">
          {shown.map((row) => (
            <Entry key={row.id} end>
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
          ))}
        </Entries>
      )}
    </Stack>
  );
};

/** Whose turn it is and where it stands. What waits for the owner stands out. */
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
