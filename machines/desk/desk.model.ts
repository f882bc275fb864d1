import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { Model } from '../../tests/paths/index.ts';
import type { DeskRow } from '../order/orderDocument.ts';
import { deskMachine } from './deskMachine.ts';
import { type noFilters, orderHash } from './deskRules.ts';

const ids = ['a', 'b', 'c'].map((letter) => `${letter.repeat(32)}-1`) as [string, string, string];

/** A request that waits for the owner, a message that waits for nobody, and an agreed request. */
export const rows: readonly DeskRow[] = [
  {
    id: ids[0],
    reference: 'AAAA-AAAA',
    kind: 'request',
    name: 'Ada Lovelace',
    email: 'ada@example.org',
    subject: 'Spreadsheet cleanup',
    receivedAt: '2026-11-24T09:30:00.000Z',
    state: 'received',
    turn: 'owner',
    doneAt: null,
    since: '2026-11-24T09:30:00.000Z',
    signals: [],
  },
  {
    id: ids[1],
    reference: 'BBBB-BBBB',
    kind: 'contact',
    name: 'Grace Hopper',
    email: 'grace@example.com',
    subject: 'An invoice',
    receivedAt: '2026-11-23T15:00:00.000Z',
    state: 'withdrawn',
    turn: null,
    doneAt: null,
    since: '2026-11-23T15:00:00.000Z',
    signals: [],
  },
  {
    id: ids[2],
    reference: 'CCCC-CCCC',
    kind: 'request',
    name: 'Alan Turing',
    email: 'alan@example.net',
    subject: 'Automation',
    receivedAt: '2026-11-20T08:15:00.000Z',
    state: 'offered',
    turn: 'visitor',
    doneAt: null,
    since: '2026-11-22T12:00:00.000Z',
    signals: [],
  },
];
/** What a server without others says. */
export const listOf = (all: readonly DeskRow[]) => ({
  rows: all,
  found: all.length,
  all: all.length,
  spam: 0,
});
/** The list a little later: the first request is read. */
export const laterRows: readonly DeskRow[] = rows.map((row) =>
  row.id === ids[0] ? { ...row, state: 'read' } : row,
);

const offline = { error: new Error('offline') };
/** A stream tells what differs from the list that it began with. */
const isNews = ({ context }: Pick<AnyMachineSnapshot, 'context'>) =>
  context.rows !== laterRows && context.rows.every(({ doneAt }: DeskRow) => doneAt === null);
type Snapshot = Pick<SnapshotFrom<typeof deskMachine>, 'context'>;
/** What fails in the list and what is marked do not depend on each other. */
const hasNoMark = ({ context }: Snapshot) => context.mark.id === '';
const offlineAlone = {
  ...offline,
  possible: (snapshot: Snapshot) => hasNoMark(snapshot) && snapshot.context.opened === null,
};

/** Few cases of each kind at a time: what is filtered, opened and marked do not depend on each other. */
export const deskModel = {
  machine: deskMachine,
  events: {
    'filter.changed': [
      { filter: 'text', value: 'ada clean' },
      { filter: 'text', value: 'nobody' },
      { filter: 'text', value: '' },
      { filter: 'state', value: 'offered' },
      { filter: 'state', value: '' },
      { filter: 'turn', value: 'owner' },
      { filter: 'turn', value: 'nobody' },
      { filter: 'turn', value: '' },
      { filter: 'kind', value: 'contact' },
      { filter: 'kind', value: '' },
    ],
    'address.changed': ['', '#main', `#${orderHash(ids[1])}`].map((hash) => ({ hash })),
    'message.mark': [{ id: ids[1] }],
  },
  outcomes: {
    lookAtList: {
      comes: { output: { kind: 'rows', ...listOf(rows) } },
      signedOut: { output: { kind: 'signedOut', ...listOf([]) } },
      fails: offlineAlone,
    },
    lookAgain: {
      comes: { output: { kind: 'rows', ...listOf(rows) } },
      signedOut: { output: { kind: 'signedOut', ...listOf([]) }, possible: hasNoMark },
      fails: offlineAlone,
    },
    awaitList: { changes: { output: listOf(laterRows), possible: isNews }, fails: offlineAlone },
    putDone: {
      kept: { output: 'kept' },
      signedOut: { output: 'signedOut' },
      gone: { output: 'gone' },
      fails: offline,
    },
  },
  possible,
} satisfies Model<typeof deskMachine>;

type Event =
  | { readonly type: 'filter.changed'; readonly filter: keyof typeof noFilters; readonly value: string }
  | { readonly type: string };

function possible(snapshot: SnapshotFrom<typeof deskMachine>, event: Event): boolean {
  const { filters, opened, mark, failures, rows: shown } = snapshot.context;
  const isFiltered = Object.values(filters).some((value) => value !== '');
  // The owner is asked for the key, and the list is gone.
  const isOver = snapshot.matches({ list: 'ended' });
  const isPlain =
    snapshot.matches({ list: { shown: 'streaming' }, mark: 'idle' }) &&
    shown.every(({ doneAt }) => doneAt === null);
  /** One filter is enough to see that the question is another one. */
  const isAsking =
    (snapshot.matches({ list: { shown: 'looking' } }) || snapshot.matches({ list: { shown: 'resting' } })) &&
    snapshot.matches({ mark: 'idle' }) &&
    opened === null &&
    failures === 0;
  switch (event.type) {
    case 'filter.changed': {
      const { filter, value } = event as Extract<Event, { value: string }>;
      if (isAsking) return !isFiltered && value === 'nobody' && filter === 'text';
      return (
        isPlain &&
        opened === null &&
        failures === 0 &&
        filters[filter] !== value &&
        (!isFiltered || value === '' || filters[filter] !== '')
      );
    }
    case 'filters.clear':
      return isFiltered && (isPlain || isAsking);
    case 'message.mark':
      return (
        opened !== null &&
        snapshot.matches({ list: { shown: 'streaming' } }) &&
        shown.some(({ id }) => id === opened)
      );
    case 'page.hidden':
      return snapshot.matches({ list: 'shown' });
    case 'page.shown':
      return snapshot.matches({ list: { shown: 'asleep' } });
    case 'address.changed':
      return (
        !snapshot.matches({ list: { shown: 'asleep' } }) &&
        !isFiltered &&
        !isOver &&
        mark.id === '' &&
        failures === 0
      );
    default:
      return !isOver;
  }
}

/** The gallery's sites have no server with a desk. */
export const stage = null;
