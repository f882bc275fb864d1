import type { Model } from '../../tests/paths/index.ts';
import { sampleOrder } from '../../tests/worlds/sampleOrder.ts';
import type { OrderDocument } from '../order/orderDocument.ts';
import { orderActMachine } from './orderActMachine.ts';

const limit = 10 * 1024 * 1024;

/** A file that is sent, and two that are refused. */
export const files = {
  small: { name: 'sales.csv', size: 1_200 },
  empty: { name: 'empty.csv', size: 0 },
  large: { name: 'film.mov', size: limit + 1 },
} as const;

export const acts = {
  agree: { type: 'offer.agree', offer: 1 },
  decline: { type: 'offer.decline', offer: 1, note: '' },
  withdraw: { type: 'request.withdraw' },
} as const;

/** All that a visitor can do while there is an offer, with and without words, and all three ways in which it can end. */
export const orderActModel = {
  machine: orderActMachine,
  inputs: [{ fileLimit: limit }],
  events: {
    'answer.open': [{ answer: 'decline' }, { answer: 'withdraw' }],
    'note.changed': ['', 'Too late for us.'].map((value) => ({ value })),
    'text.changed': ['', 'Can it be Friday?'].map((value) => ({ value })),
    'file.chosen': Object.values(files).map((file) => ({ file })),
    'act.send': [
      { act: acts.agree, after: 2 },
      { act: { type: 'dispute.open', note: ' ' }, after: 2 },
      { act: { type: 'dispute.decide', note: ' ' }, after: 2 },
      { act: { type: 'work.return', delivery: 1, note: 'The total is missing.' }, after: 2 },
      { act: { type: 'message.write', text: 'Can it be Friday?' }, after: 2 },
      { act: { type: 'message.write', text: 'Can it be Friday?' }, after: 3 },
      { act: { type: 'message.write', text: '' }, after: 2 },
    ],
    'file.send': [{ after: 2 }],
  },
  outcomes: {
    sendAct: {
      isTaken: { output: { isTaken: true, order: sampleOrder } },
      isRefused: { output: { isTaken: false, order: sampleOrder } },
      fails: { error: new Error('offline') },
    },
  },
  possible: ({ context }, event) =>
    event.type === 'note.changed'
      ? context.answer === 'decline' && event.value !== context.note
      : event.type === 'text.changed'
        ? event.value !== context.text
        : event.type === 'answer.open'
          ? context.answer === null
          : event.type === 'answer.close'
            ? context.answer !== null
            : event.type !== 'file.removed' || context.file !== null,
} satisfies Model<typeof orderActMachine>;

const terms = {
  person: 'Grace Hopper',
  price: 1480,
  date: '2026-12-01',
  note: 'With the steps written down.',
  validUntil: '2026-11-30T12:00:00.000Z',
};
const at = '2026-11-20T10:00:00.000Z';

/** The order with an offer. */
export const offered: OrderDocument = {
  ...sampleOrder,
  events: [
    { version: 1, number: 1, key: 'owner-key-1', type: 'request.read', by: 'owner', at },
    { version: 1, number: 2, key: 'owner-key-2', type: 'offer.make', terms, by: 'owner', at },
  ],
};
const { 'note.changed': notes, 'text.changed': texts } = orderActModel.events;

/** As on the page of that order, which stands there whatever the visitor does: what follows is of `followedOrder`. */
export const orderActPageModel = {
  ...orderActModel,
  events: {
    ...orderActModel.events,
    'act.send': [
      acts.agree,
      acts.withdraw,
      ...notes.map(({ value }) => ({ ...acts.decline, note: value })),
      ...texts.map(({ value }) => ({ type: 'message.write', text: value }) as const),
    ].map((act) => ({ act, after: 2 })),
  },
  outcomes: {
    sendAct: {
      isTaken: { output: { isTaken: true, order: offered } },
      isRefused: { output: { isTaken: false, order: offered } },
      fails: orderActModel.outcomes.sendAct.fails,
    },
  },
  possible: (snapshot, event) => {
    const { answer, note, text } = snapshot.context;
    if (event.type === 'answer.open') return answer !== event.answer;
    if (event.type !== 'act.send') return orderActModel.possible(snapshot, event);
    const { act } = event;
    if (act.type === 'offer.agree') return answer !== 'decline';
    if (act.type === 'request.withdraw') return answer === 'withdraw';
    return act.type === 'offer.decline'
      ? answer === 'decline' && act.note === note
      : 'text' in act && act.text === text;
  },
} satisfies Model<typeof orderActMachine>;

export const stage = null;
