import { isFiltered, rowsShown } from '../../../machines/desk/deskRules.ts';
import { desk } from '../../content/desk.ts';
import { Button, Cluster, Entries, Stack, Text } from '../../design/index.ts';
import { counted, fill } from '../shared/words.ts';
import { DeskEntry } from './DeskEntry.tsx';
import { DeskFilters } from './DeskFilters.tsx';
import type { DeskProps } from './deskProps.ts';

const { list: words } = desk;

export const DeskList = ({ state, send }: DeskProps) => {
  const { rows, found, all, spam, filters } = state.context;
  const shown = rowsShown(state.context);
  return (
    <Stack gap={4}>
      <DeskFilters state={state} send={send} />
      <Cluster gap={2} justify="between">
        <Text role="status" tone="muted">
          {all === 0
            ? words.none
            : shown.length === 0
              ? words.noneFound
              : found > rows.length
                ? fill(words.newest, { n: shown.length, found })
                : fill(counted(words.shown, shown.length), { all })}
        </Text>
        {isFiltered(filters) ? (
          <Button variant="outline" size="sm" onClick={() => send({ type: 'filters.clear' })}>
            {words.clear}
          </Button>
        ) : null}
      </Cluster>
      {spam > 0 && filters.kind === '' ? (
        <Text size="sm" tone="muted">
          {counted(words.suspected, spam)}
        </Text>
      ) : null}
      {shown.length === 0 ? null : (
        <Entries role="list">
          {shown.map((row) => (
            <DeskEntry key={row.id} row={row} state={state} send={send} />
          ))}
        </Entries>
      )}
    </Stack>
  );
};
