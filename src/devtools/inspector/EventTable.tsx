import { useLayoutEffect, useRef, useState } from 'react';
import { eventName, isInitEvent } from '../../../tests/paths/definition/index.ts';
import { Text } from '../../design/index.ts';
import { styled } from '../../design/stitches.ts';
import { Check } from './controls.tsx';
import { formatValue } from './formatValue.ts';
import type { EventInfo } from './messages.ts';

interface EventTableProps {
  readonly events: readonly EventInfo[];
  readonly chosen: string;
}

export const EventTable = ({ events, chosen }: EventTableProps) => {
  const [isFiltered, setFiltered] = useState(false);
  const frame = useRef<HTMLElement>(null);
  const isAtEnd = useRef(true);
  const rows = isFiltered ? events.filter(({ actor }) => actor === chosen) : events;
  const last = rows.at(-1)?.n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new row must scroll the table
  useLayoutEffect(() => {
    if (frame.current && isAtEnd.current) frame.current.scrollTop = frame.current.scrollHeight;
  }, [last]);
  return (
    <>
      <Check isChecked={isFiltered} onChange={setFiltered}>
        Only the chosen actor
      </Check>
      <Frame
        ref={frame}
        role="region"
        aria-labelledby="events"
        // A scrollable region must be reachable by keyboard.
        tabIndex={0}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          isAtEnd.current = scrollTop + clientHeight > scrollHeight - 40;
        }}
      >
        {rows.length === 0 ? (
          <Text tone="muted">None yet.</Text>
        ) : (
          <Table>
            <thead>
              <tr>
                <th scope="col">Time</th>
                <th scope="col">Actor</th>
                <th scope="col">Event and next state</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((event) => (
                <EventRow key={event.n} {...event} />
              ))}
            </tbody>
          </Table>
        )}
      </Frame>
    </>
  );
};

const EventRow = ({ at, to, from, type, payload, leaf, isTaken }: EventInfo) => {
  const isStart = isInitEvent({ type });
  const words = formatValue(payload).replace(/^\{\}$/, '');
  return (
    <tr>
      <td>{(at / 1_000).toFixed(2)} s</td>
      <td>{to}</td>
      <td>
        <b>{isStart ? 'starts' : eventName(type)}</b>
        {words === '' ? null : ` ${words}`}
        {from ? <i> from {from}</i> : null}
        <span>{leaf === '' ? '' : isTaken || isStart ? ` → ${leaf}` : ' ignored'}</span>
      </td>
    </tr>
  );
};

const Frame = styled('section', {
  maxHeight: '60vh',
  '@lg': { flex: '0 1 auto', minHeight: '240px', maxHeight: 'none' },
  overflow: 'auto',
  background: '$sheet',
  border: '1px solid $colors$grid',
  '& > p': { padding: '8px 10px' },
});
const Table = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  font: '$fontSizes$xs/1.5 $fonts$mono',
  fontVariantNumeric: 'tabular-nums',
  '& :is(th,td)': {
    padding: '4px 10px',
    textAlign: 'start',
    verticalAlign: 'top',
    borderBlockEnd: '1px solid $colors$grid',
  },
  '& thead': { position: 'sticky', insetBlockStart: 0, background: '$band' },
  '& th': { fontWeight: 400, color: '$muted' },
  '& td:first-child': { whiteSpace: 'nowrap', textAlign: 'end', color: '$muted' },
  '& td:nth-child(2)': { minWidth: '18ch', overflowWrap: 'anywhere' },
  '& td:last-child': { minWidth: '14em', overflowWrap: 'anywhere' },
  '& b': { fontWeight: 600 },
  '& :is(i,span)': { color: '$muted', fontStyle: 'normal' },
});
