import type { SnapshotFrom } from 'xstate';
import type { Expected, Script, Ui } from '../../tests/paths/index.ts';
import { type DeskControls, withdrawnMessage } from '../../tests/worlds/deskControls.ts';
import type { DeskRow } from '../order/orderDocument.ts';
import { laterRows, rows } from './desk.model.ts';
import type { deskMachine } from './deskMachine.ts';
import { isDone, isFiltered, rowsShown } from './deskRules.ts';

type Snapshot = SnapshotFrom<typeof deskMachine>;

const labels = { text: 'Search', turn: 'Turn', state: 'State', kind: 'Kind' } as const;
const turns = { '': 'All', owner: 'Your turn', visitor: 'Their turn', nobody: 'It is over' } as const;
const states: Readonly<Record<string, string>> = {
  '': 'All',
  received: 'Not read yet',
  read: 'Read',
  offered: 'Offer made',
  withdrawn: 'Withdrawn',
};
const kinds = { '': 'All', request: 'Requests', contact: 'Messages' } as const;
const options: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  turn: turns,
  state: states,
  kind: kinds,
};
const optionOf = (filter: string, value: string): string => options[filter]?.[value] ?? '';

const news = {
  loading: 'Loading the list…',
  failed: 'The list could not be loaded. We keep trying. Try now',
  old: 'The connection is gone. The list may be old. We keep trying. Try now',
  markFailed: 'That could not be saved. Please try again.',
} as const;

const doneButton = ({ name }: DeskRow): string => `Done with ${name}`;
const isSending = (snapshot: Snapshot): boolean => snapshot.matches({ mark: 'sending' });
const byRow = <T>(all: readonly DeskRow[], of: (row: DeskRow) => T): Record<string, T> =>
  Object.fromEntries(all.map((row) => [doneButton(row), of(row)]));
const doneIn = (snapshot: Snapshot, all: readonly DeskRow[]): Expected => ({
  buttons: byRow(all, () => !isSending(snapshot)),
  pressed: byRow(all, (row) => isDone(snapshot.context, row)),
});

/** Everything that came in, as the filters leave it. */
const list = (snapshot: Snapshot): Expected => {
  const { filters, rows: all } = snapshot.context;
  const shown = rowsShown(snapshot.context);
  const { buttons, pressed } = doneIn(snapshot, shown);
  const standing = (row: DeskRow): string =>
    `${isDone(snapshot.context, row) ? 'Done' : turns[row.turn ?? 'nobody']} · ${states[row.state]}`;
  return {
    fields: Object.fromEntries(
      Object.entries(labels).map(([filter, label]) => {
        const value = filters[filter as keyof typeof filters];
        return [label, { value: filter === 'text' ? value : optionOf(filter, value) }];
      }),
    ),
    buttons: { ...(isFiltered(filters) ? { 'Show all': true } : {}), ...buttons },
    pressed: pressed ?? {},
    status: [shown.length === 0 ? 'Nothing matches.' : `${shown.length} of ${all.length} shown`],
    links: Object.fromEntries(shown.map(({ id, name }) => [name, `/desk#order-${id}`])),
    says: ['Requests and messages', ...shown.map(standing)],
  };
};
/** The message that is opened, and what the list says of it. */
const sheet = (snapshot: Snapshot): Expected => {
  const row = snapshot.context.rows.filter(({ id }) => id === snapshot.context.opened);
  const { buttons, pressed } = doneIn(snapshot, row);
  return {
    buttons: { ...buttons, Erase: true },
    pressed: pressed ?? {},
    status: ['It is over Withdrawn'],
    links: {
      'Back to the list': '/desk',
      ...Object.fromEntries(
        row.map(({ email }) => ['Write an email', `mailto:${encodeURIComponent(email)}`]),
      ),
    },
    says: ['Where do I find the invoice?', 'They withdrew the message.'],
  };
};

const page =
  (said?: keyof typeof news) =>
  (snapshot: Snapshot): Expected => {
    const shown = snapshot.matches({ list: 'shown' }) ? list(snapshot) : { says: ['Requests and messages'] };
    const { buttons, status = [], ...rest } = snapshot.context.opened === null ? shown : sheet(snapshot);
    const telling = said ?? (snapshot.matches({ mark: 'failed' }) ? 'markFailed' : undefined);
    return {
      heading: 'The desk',
      status: [...(telling ? [news[telling]] : []), ...status],
      buttons: {
        'Sign out': true,
        'Sign out everywhere': true,
        ...(telling === 'failed' || telling === 'old' ? { 'Try now': true } : {}),
        ...buttons,
      },
      ...rest,
    };
  };
const closed = (): Expected => ({
  heading: 'The desk',
  status: ['You were signed out. Sign in again to go on.'],
  fields: { 'Key of the desk': { value: '' } },
  buttons: { 'Sign in': true },
  focus: 'Key of the desk',
});

const marks = ['idle', 'sending', 'failed'] as const;
const inEach = (state: string, show: (snapshot: Snapshot) => Expected) =>
  Object.fromEntries(marks.map((mark) => [`list.${state} mark.${mark}`, show]));

const look = (how: Parameters<DeskControls['answerList']>[0]) => (ui: Ui<DeskControls>) =>
  ui.world.answerList(how);
const mark = (how: Parameters<DeskControls['answerMark']>[0]) => (ui: Ui<DeskControls>) =>
  ui.world.answerMark(how);
const looks = { comes: look(rows), signedOut: look(401), fails: look('drop') };

/** What the owner sees of the list, of the connection to it, and of what is marked as done. */
export const deskScript: Script<typeof deskMachine, DeskControls> = {
  begin: (ui) => ui.world.keep(withdrawnMessage),
  open: (ui) => ui.world.ready(),
  drive: {
    'filter.changed': (ui, { filter, value }) =>
      filter === 'text' ? ui.fill(labels.text, value) : ui.select(labels[filter], optionOf(filter, value)),
    'filters.clear': (ui) => ui.press('Show all'),
    'address.changed': (ui, { hash }) => ui.world.reach(hash),
    'message.mark': (ui) => ui.press('Done with Grace Hopper'),
    'list.retry': (ui) => ui.press('Try now'),
    'page.hidden': (ui) => ui.world.look(true),
    'page.shown': (ui) => ui.world.look(false),
  },
  rendered: ['address.changed'],
  settle: {
    lookAtList: looks,
    lookAgain: looks,
    awaitList: { changes: look(laterRows), fails: look('drop') },
    putDone: { kept: mark(200), signedOut: mark(401), gone: mark(404), fails: mark('drop') },
  },
  wire: {
    sends: ({ effects }) =>
      effects.flatMap(({ type, params }) => {
        if (type !== 'start putDone') return [];
        const { id, done } = params as { readonly id: string; readonly done: boolean };
        return [
          {
            address: `/orders/desk/${id}/done`,
            method: 'POST',
            headers: { accept: 'application/json', 'content-type': 'application/json' },
            body: { done },
            isAbortable: true,
          },
        ];
      }),
    underWay: (snapshot) => (isSending(snapshot) ? 1 : 0),
  },
  shows: {
    ...inEach('loading', page('loading')),
    ...inEach('failed', page('failed')),
    ...inEach('shown.asleep', page()),
    ...inEach('shown.streaming', page()),
    ...inEach('shown.looking', page()),
    ...inEach('shown.resting', page()),
    ...inEach('shown.waiting', page('old')),
    ...inEach('ended', closed),
  },
  environment: {
    hidden: {
      sends: (snapshot) => {
        if (!snapshot.matches({ list: 'shown' })) return [];
        const isAsleep = snapshot.matches({ list: { shown: 'asleep' } });
        return [{ type: 'page.hidden' }, { type: isAsleep ? 'page.hidden' : 'page.shown' }];
      },
    },
  },
};
