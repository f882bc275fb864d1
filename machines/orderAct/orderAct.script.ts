import type { SnapshotFrom } from 'xstate';
import { cameBy, type Expected, type Script, type SentRequest, type Step } from '../../tests/paths/index.ts';
import type { OrderControls } from '../../tests/worlds/orderControls.ts';
import { sampleKey } from '../../tests/worlds/sampleOrder.ts';
import { offered } from './orderAct.model.ts';
import type { orderActMachine } from './orderActMachine.ts';
import { keyOf, type Pending, type Problem } from './orderActRules.ts';

type Machine = typeof orderActMachine;
type Snapshot = SnapshotFrom<Machine>;

const labels = {
  note: 'What would have to be different? (optional)',
  text: 'Your message',
  file: 'A file for us, up to 10 MB (optional)',
} as const;
const problems: Readonly<Partial<Record<Problem, string>>> = {
  textMissing: 'Write something first.',
  fileMissing: 'Choose a file first.',
  fileEmpty: 'This file is empty.',
  fileTooLarge: 'This file is larger than 10 MB.',
};
const buttons = {
  'offer.agree': 'Agree',
  'offer.decline': 'Decline the offer',
  'request.withdraw': 'Yes, withdraw it',
  'message.write': 'Send message',
} as Readonly<Record<string, string>>;
const question = 'Withdraw it? We stop, and this can’t be undone.';
const turn = 'Your turn Here is our offer. You owe nothing until you agree.';
const news = {
  sent: 'Done. We have it.',
  refused: 'Something changed just before. Here is where it stands now.',
  failed: 'That did not arrive. What you wrote is still here. Try again',
} as const;

/** Where the focus is after a step that moves it. */
const focusAfter = (
  { context: { answer, problem, place } }: Snapshot,
  said?: string,
  came?: Step<Machine>,
) => {
  if (cameBy(came, 'answer.open')) return answer === 'withdraw' ? question : labels.note;
  if (cameBy(came, 'answer.close')) return turn;
  if (problem && cameBy(came, 'act.send', 'file.send'))
    return problem === 'textMissing' ? labels.text : labels.file;
  return said && place === 'turn' && came && came.input.kind !== 'send' ? said : undefined;
};

const page = (snapshot: Snapshot, said?: keyof typeof news, came?: Step<Machine>): Expected => {
  const { answer, note, text, file, problem, pending } = snapshot.context;
  const isBusy = snapshot.matches('sending');
  const focus = focusAfter(snapshot, said && news[said], came);
  const field = (value: string, ...own: readonly Problem[]) => ({
    value,
    ...(problem && own.includes(problem) ? { invalid: problems[problem] ?? '' } : {}),
    ...(isBusy ? { readOnly: true as const } : {}),
  });
  const { readOnly: _, ...fileField } = field(file?.name ?? '', 'fileMissing', 'fileEmpty', 'fileTooLarge');
  const sent = isBusy && pending && ('file' in pending ? 'Send file' : buttons[pending.act.type]);
  const press = (name: string) => ({ [name === sent ? 'Sending…' : name]: !isBusy });
  return {
    heading: 'Here is our offer. You owe nothing until you agree.',
    status: said ? [turn, news[said]] : [turn],
    fields: {
      ...(answer === 'decline' ? { [labels.note]: field(note) } : {}),
      [labels.text]: field(text, 'textMissing'),
      [labels.file]: fileField,
    },
    buttons: {
      Print: true,
      ...(said === 'failed' ? { 'Try again': true } : {}),
      ...(answer === 'decline'
        ? { ...press('Decline the offer'), Back: !isBusy }
        : { ...press('Agree'), Decline: !isBusy }),
      ...press('Send message'),
      ...(file ? { Remove: !isBusy } : {}),
      ...press('Send file'),
      ...(answer === 'withdraw'
        ? { ...press('Yes, withdraw it'), Back: !isBusy }
        : { 'Withdraw the request': !isBusy }),
    },
    says: ['Offer 1', 'Grace Hopper', '€1,480, VAT included', ...(answer === 'withdraw' ? [question] : [])],
    saysNot: answer === 'withdraw' ? [] : [question],
    ...(focus === undefined ? {} : { focus }),
  };
};

/** The POST with what the visitor does, under the key that follows from it. */
const postOf = (pending: Pending): SentRequest => {
  const headers = { accept: 'application/json', authorization: `Bearer ${sampleKey}` };
  const post = { method: 'POST', isAbortable: true } as const;
  const key = keyOf(pending);
  const address = `/orders/${offered.id}`;
  return 'file' in pending
    ? { ...post, address: `${address}/files`, headers, body: { key, attachment: pending.file } }
    : {
        ...post,
        address: `${address}/events`,
        headers: { ...headers, 'content-type': 'application/json' },
        body: { key, act: pending.act },
      };
};

/** What a visitor does about an offer, and what becomes of it. */
export const orderActScript: Script<Machine, OrderControls> = {
  // What is around it tells of the connection.
  scope: '#order',
  open: async (ui) => {
    await ui.world.reach(true);
    await ui.world.answer(offered);
  },
  drive: {
    'answer.open': (ui, { answer }) => ui.press(answer === 'withdraw' ? 'Withdraw the request' : 'Decline'),
    'answer.close': (ui) => ui.press('Back'),
    'note.changed': (ui, { value }) => ui.fill(labels.note, value),
    'text.changed': (ui, { value }) => ui.fill(labels.text, value),
    'file.chosen': (ui, { file }) => ui.attach(labels.file, file),
    'file.removed': (ui) => ui.press('Remove'),
    'act.send': (ui, { act }) => ui.press(buttons[act.type] ?? ''),
    'file.send': (ui) => ui.press('Send file'),
    'act.retry': (ui) => ui.press('Try again'),
  },
  settle: {
    sendAct: {
      isTaken: (ui) => ui.world.answerAct(200, offered),
      isRefused: (ui) => ui.world.answerAct(409, offered),
      fails: (ui) => ui.world.answerAct('drop', offered),
    },
  },
  wire: {
    sends: ({ to: { snapshot }, effects }) =>
      effects.some(({ type }) => type === 'start sendAct') && snapshot.context.pending
        ? [postOf(snapshot.context.pending)]
        : [],
    underWay: (snapshot) => (snapshot.matches('sending') ? 1 : 0),
  },
  shows: {
    'editing.quiet': (snapshot, came) => page(snapshot, undefined, came),
    'editing.sent': (snapshot, came) => page(snapshot, 'sent', came),
    'editing.refused': (snapshot, came) => page(snapshot, 'refused', came),
    'editing.failed': (snapshot, came) => page(snapshot, 'failed', came),
    sending: (snapshot) => page(snapshot),
  },
};
